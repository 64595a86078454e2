### The islands of the standard deck, by the ids of their cards: names as on an old chart, at most 17 characters,
### the first 9 of which tell them apart.
### Cards of other decks keep the names that their deck files give them.

isle-grey-01 = Skała z Boją
isle-grey-02 = Krzywa Mierzeja
isle-grey-03 = Śledziowy Hak
isle-grey-04 = Cichy Atol
isle-grey-05 = Wiatrowskaz
isle-grey-06 = Czapli Szkier
isle-grey-07 = Kielich
isle-grey-08 = Deskowa Mielizna
isle-grey-09 = Osuwisko
isle-grey-10 = Skalne Kozły
isle-grey-11 = Skała Knaga

isle-green-01 = Żurawi Dziób
isle-green-02 = Kowadło
isle-green-03 = Przylądek Fal
isle-green-04 = Krabie Szczypce
isle-green-05 = Latawiec
isle-green-06 = Lustrzana Laguna
isle-green-07 = Wzgórze Pilota
isle-green-08 = Rogaty Atol
isle-green-09 = Grzęda Kormorana
isle-green-10 = Ławica Muszli
isle-green-11 = Zatoka Podkowy
isle-green-12 = Żółwia Ławica

isle-orange-01 = Kabestan
isle-orange-02 = Poszarpany Cypel
isle-orange-03 = Opalowa Laguna
isle-orange-04 = Atol Klucza
isle-orange-05 = Róża Wiatrów
isle-orange-06 = Bocianie Gniazdo
isle-orange-07 = Zaciszna Zatoka
isle-orange-08 = Jelenie Poroże
isle-orange-09 = Brama Fiordu
isle-orange-10 = Zakole Alg
isle-orange-11 = Perłowa Misa
isle-orange-12 = Splątane Skały

isle-lilac-01 = Beczka Rumu
isle-lilac-02 = Dwie Zatoczki
isle-lilac-03 = Ząb Piły
isle-lilac-04 = Cicha Przystań
isle-lilac-05 = Czarci Kocioł
isle-lilac-06 = Dziobnica
isle-lilac-07 = Bliźniacze Stawy
isle-lilac-08 = Migdał
isle-lilac-09 = Pierścień Ciszy
isle-lilac-10 = Zawietrzna Półka
isle-lilac-11 = Skrzydło Ćmy
isle-lilac-12 = Strzaskane Molo
