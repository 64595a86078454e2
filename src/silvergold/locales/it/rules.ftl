### The rulebook, for players. The numbers are those of docs/rules.md: message R4-3 is rule R4.3.
### The names of the rules (R4-3-title) are in game.ftl, because the table shows them.
###
### Markup, the same in the browser and in the terminal: an empty line separates paragraphs, "- " starts an
### item of a list, "| " starts a row of a table (the first row is its header), _underscores_ emphasize. A number
### such as R4.3 becomes a link. A line must not start with "*", "[" or ".", which Fluent would interpret.
###
### R4-3-example: an example. R4-3-picture: the caption of a picture, which screen readers read.
### R6-3-nsv, R6-3-oya: the ruling of an edition. R5-4-note: a remark for readers of a printed rulebook.

rules-title = Le regole
rules-lead = Tutto su Silver & Gold, dalla prima carta all'ultimo punto. Ogni regola ha un numero, lo stesso ovunque: al tavolo, nel terminale e in ogni lingua.
rules-made = Silver & Gold è un gioco di Phil Walker-Harding. Questa è un'edizione indipendente, con parole, isole e immagini proprie.
rules-contents = Indice
rules-print = Stampa
rules-open-page = Il regolamento completo
rules-find = Cerca nelle regole
# $count is the number of rules found.
rules-found = { $count ->
        [0] Nessun risultato.
        [one] Trovata una regola.
       *[other] Trovate { $count } regole.
    }
rules-example = Esempio
rules-note = Nel libretto stampato

## A game at a glance: two minutes for newcomers

glance = Il gioco in breve
glance-lead = Esplori isole. Una carta mostra a tutti lo stesso modello, e tu lo segni su una delle tue isole. Completa isole, raccogli monete e palme: vince chi ha più punti dopo quattro turni.
glance-players = Da 2 a 4 giocatori, dagli 8 anni, circa 20 minuti.
glance-begin-title = Prima di cominciare
glance-begin = Ricevi quattro mappe del tesoro e ne tieni due: le tue isole. Altre quattro sono scoperte in mezzo: le carte esposte. Il resto è il mazzo. (R2)
glance-turn-title = Una mano ha tre azioni
glance-reveal = _Scoprire._ Il primo giocatore scopre una mappa di spedizione. Il suo modello vale per tutti.
glance-mark = _Segnare._ Tutti insieme: segna il modello su una delle tue isole, ruotato e ribaltato come vuoi. Oppure segna un solo campo. (R4.1, R4.2)
glance-settle = _Fare i conti._ Uno dopo l'altro: prendi le tue coppe, metti da parte le isole completate e prendine una nuova per ciascuna, tra quelle esposte o dal mazzo. (R5)
glance-picture = È stata scoperta una L. È segnata sull'isola di sinistra, ruotata e ribaltata, e copre una moneta.
glance-symbols-title = Che cosa fruttano i campi
glance-cross = _Croce:_ segna subito un altro campo, su una delle tue isole a scelta. (R4.3)
glance-coin = _Moneta:_ segna una moneta sulla tua mappa di punteggio. Una riga di quattro completa frutta la coppa più alta rimasta: 6, poi 5, fino a 1. (R4.4, R5.1)
glance-palm = _Palma:_ annota 1 punto, più 1 per ogni palma sulle isole esposte. (R4.5)
glance-end-title = La fine
glance-end = Dopo sette mani finisce il turno; dopo quattro turni, cioè 28 mani, finisce la partita. (R6)
glance-score = Conti i valori delle tue isole completate (grigia 8, verde 10, arancione 12, lilla 14), i loro sigilli, le tue monete, coppe e palme. Vince chi ha più punti. (R7)
glance-go = Per una prima partita basta questo. Il resto lo dicono i capitoli qui sotto.

## R1 Material

R1 = Materiale

R1-1 = Si gioca in due, tre o quattro, dagli 8 anni. Una partita dura circa 20 minuti.

R1-2 = Ci sono 47 mappe del tesoro. Ognuna mostra un'isola: campi uniti lato a lato, dentro un quadrato di quattro per quattro. Il colore dice quanto è grande un'isola, e questo è anche il suo valore in punti.

    | colore | carte | campi | valore |
    | grigio | 11 | 8 | 8 |
    | verde | 12 | 10 | 10 |
    | arancione | 12 | 12 | 12 |
    | lilla | 12 | 14 | 14 |
R1-2-picture = Due mappe del tesoro. 1: valore e colore. 2: una croce. 3: una moneta. 4: una palma. 5: un sigillo, qui per le isole arancioni. 6: il nome dell'isola.

R1-3 = Un campo può avere un simbolo: una croce, una moneta o una palma. Mai due nello stesso campo, e mai due palme sulla stessa isola. In tutto il set ci sono 55 croci, 42 monete e 16 palme, quattro palme per colore. Ogni riga di questa tabella è un tipo di isola:

    | colore | carte | monete | palme | croci | sigillo |
    | lilla | 3 | 0 | 0 | 3 | sì |
    | lilla | 3 | 3 | 0 | 1 | no |
    | lilla | 2 | 2 | 0 | 2 | no |
    | lilla | 1 | 2 | 1 | 1 | no |
    | lilla | 3 | 0 | 1 | 2 | no |
    | arancione | 3 | 0 | 0 | 2 | sì |
    | arancione | 3 | 3 | 0 | 1 | no |
    | arancione | 2 | 1 | 0 | 2 | no |
    | arancione | 4 | 1 | 1 | 1 | no |
    | verde | 3 | 0 | 0 | 0 | sì |
    | verde | 3 | 2 | 0 | 1 | no |
    | verde | 2 | 1 | 0 | 2 | no |
    | verde | 1 | 1 | 1 | 1 | no |
    | verde | 3 | 0 | 1 | 1 | no |
    | grigio | 3 | 0 | 0 | 0 | sì |
    | grigio | 3 | 1 | 0 | 1 | no |
    | grigio | 4 | 0 | 1 | 0 | no |
    | grigio | 1 | 0 | 0 | 1 | no |

R1-4 = Dodici isole portano un sigillo, tre per colore. Un sigillo conta le isole di uno degli altri tre colori: ce n'è uno per ciascuno. Un sigillo per il lilla o l'arancione vale 2, un sigillo per il verde o il grigio vale 1. Come si conta, lo dice R7.5.

R1-5 = Ci sono 8 mappe di spedizione con 6 modelli:

    | modello | carte |
    | domino | 1 |
    | linea da tre | 2 |
    | angolo da tre | 2 |
    | quadrato da quattro | 1 |
    | L da quattro | 1 |
    | T da quattro | 1 |

    Chiunque può consultarlo in qualsiasi momento.
R1-5-picture = I sei modelli. Le tacche sotto ciascuno dicono quante delle 8 mappe di spedizione lo mostrano.

R1-6 = Ogni giocatore ha una mappa di punteggio: 3 righe di 4 monete, una coppa in fondo a ogni riga, e 4 campi per le palme.
R1-6-picture = Una mappa di punteggio: cinque monete sono segnate, la prima riga ha fruttato la coppa da 6, e una palma ha fruttato 3.

R1-7 = La mappa dei turni sta in mezzo. Ha 4 campi per i turni e sei coppe: 6, 5, 4, 3, 2 e 1. Sono le stesse per qualsiasi numero di giocatori.
R1-7-picture = La mappa dei turni nel secondo turno. La coppa da 6 non c'è più.

## R2 Setting up

R2 = Preparazione

R2-1 = Si mischiano le mappe del tesoro. Ogni giocatore ne riceve 4 e non le mostra a nessuno.

R2-2 = Tutti insieme scelgono quali 2 delle loro 4 carte tenere. Quando tutti hanno scelto, le carte tenute si scoprono. Prima, nessuno vede che cosa hanno scelto gli altri.
R2-2-picture = Sono state distribuite quattro isole. Si tengono le due incorniciate.

R2-3 = Le carte restituite e quelle non distribuite si mischiano insieme. Formano il mazzo, coperto. Le prime quattro carte si scoprono accanto al mazzo: le carte esposte.

R2-4 = Le 8 mappe di spedizione si mischiano e restano coperte.

R2-5 = Uno dei giocatori è il primo giocatore. Qui può sceglierlo chi ha aperto il tavolo; altrimenti, e sempre nelle partite di classifica, si tira a sorte.
R2-5-nsv = Nel gioco stampato, chiunque può cominciare come primo giocatore.
R2-5-oya = Nel gioco stampato, comincia come primo giocatore chi ha con sé più monete.
R2-5-picture = Il tavolo preparato per due, visto da un posto. 1: le tue due isole e la tua mappa di punteggio. 2: quelle dell'altro giocatore. 3: le quattro isole esposte. 4: il mazzo. 5: le mappe di spedizione. 6: la mappa dei turni.

## R3 A turn

R3 = Una mano: scoprire, segnare, fare i conti

R3-1 = Il primo giocatore scopre la prima mappa di spedizione del mazzo. Il suo modello vale per tutti i giocatori.

R3-2 = Tutti i giocatori segnano insieme. Come, lo dice R4.

R3-3 = Comincia il primo giocatore, poi gli altri in senso orario. Come, lo dice R5.

R3-4 = Le mappe di spedizione di un turno stanno una sull'altra, e si può vedere solo quella in cima. Le altre puoi ricordarle, ma non riguardarle.

## R4 Mark

R4 = Segnare

R4-1 = Segna il modello scoperto su una delle tue due isole. Tutti i suoi campi devono stare su quell'unica isola, e nessuno può essere già segnato. Puoi ruotare e ribaltare il modello come vuoi.
R4-1-picture = La L da quattro, ruotata e ribaltata, ha otto posizioni.
R4-1-example = È stata scoperta una L. Ada la ruota, la ribalta e trova quattro campi liberi sulla sua isola verde.
R4-1-note = Il libretto polacco non parla di ribaltare. È permesso.

R4-2 = Non puoi o non vuoi mettere il modello? Allora segna esattamente un campo libero, su un'isola a scelta. Finché hai un campo libero devi segnare qualcosa.
R4-2-picture = Il quadrato non ci sta più su nessuna isola. Al suo posto si segna un campo.

R4-3 = Ogni volta che segni un campo con una _croce_, segna subito un altro campo libero, su una delle tue isole a scelta. Se anche lì c'è una croce, continua. Due croci segnate insieme fruttano due campi.

    Una croce è un obbligo, non un'offerta. Solo quando non hai più campi liberi quel che resta va perso. Un'isola che completi così viene sostituita più tardi, quando fai i conti (R5.3): sulla nuova non puoi segnare in questa mano.
R4-3-picture = Una catena. 1: il domino copre una croce. 2: la croce frutta un campo sull'altra isola, e anche lì c'è una croce. 3: questa frutta un campo di nuovo sulla prima isola.
R4-3-example = Ben segna un domino e copre una croce. Per quella segna una croce sull'altra sua isola, e per questa un terzo campo. Sceglie una moneta.

R4-4 = Per un campo con una _moneta_, segna la moneta successiva sulla tua mappa di punteggio: da sinistra a destra, prima la riga in alto. Dopo 12 monete le righe delle monete sono complete, e altre monete non fruttano nulla.
R4-4-picture = In questa mano sono state coperte due monete. La quarta riempie la prima riga, la quinta comincia la seconda.
R4-4-note = Nel libretto italiano la seconda riga comincia da destra. Tutte le righe cominciano da sinistra.

R4-5 = Un campo con una _palma_ frutta subito dei punti: 1 per questa palma, più 1 per ogni palma sulle isole esposte. Di' il numero ad alta voce e annotalo nel tuo prossimo campo per le palme. Le tue isole non contano, e nemmeno quelle degli altri giocatori.

    Una palma non si può rifiutare né tenere per dopo. Dopo 4 palme i campi sono pieni, e altre palme non fruttano nulla.
R4-5-picture = Si segna una palma mentre due isole esposte hanno una palma: si annota 1 + 2 = 3.
R4-5-example = Cleo segna una palma. Due delle quattro isole esposte hanno una palma. Dice «tre» e annota 3.

R4-6 = Un simbolo funziona allo stesso modo comunque sia stato segnato il suo campo: con il modello, come campo singolo o per una croce.

R4-7 = Quando non hai più campi liberi, non segni nulla. Può succedere solo quando non restano né mazzo né carte esposte.

## R5 Settle

R5 = Fare i conti, uno dopo l'altro

R5-1 = Se in questa mano hai completato una riga di monete, prendi la coppa più alta rimasta sulla mappa dei turni: di' il suo valore ad alta voce e annotalo in fondo alla riga. In una mano non si possono completare due righe. Quando le sei coppe sono state prese tutte, una riga non ne frutta più.
R5-1-picture = La prima riga completa frutta la coppa da 6. La prossima, di chiunque sia, frutta 5.
R5-1-example = Ada e Ben completano entrambi una riga in questa mano. Ada fa i conti per prima e prende 6. Ben prende 5.
R5-1-note = Il libretto polacco parla di tre righe piene. Per una coppa ne basta una.

R5-2 = Metti le tue isole completate, scoperte, accanto a te. Tutti possono sempre vederle.

R5-3 = Per ogni isola completata prendine una nuova: una qualsiasi di quelle esposte o, alla cieca, la prima carta del mazzo. Se ne prendi due, guarda la prima, poi scegli la seconda. Nel frattempo le carte esposte non si riforniscono.
R5-3-picture = 1: un'isola è completata e messa da parte. 2: il suo giocatore può prendere una delle quattro esposte. 3: o, alla cieca, la prima carta del mazzo.

R5-4 = Poi le carte esposte si riportano a quattro dal mazzo, prima che faccia i conti il giocatore successivo.
R5-4-note = Il libretto polacco le rifornisce alla fine dell'azione; quello italiano e quello francese di NSV parlano di scoprirne quattro alla volta. Le carte esposte si riportano a quattro dopo ogni giocatore.

R5-5 = Quando il mazzo è finito, le carte esposte restano meno di quattro. Quando non ce ne sono più né lì né nel mazzo, nessuno prende carte, e si continua con quello che si ha.

R5-6 = Dopo l'ultima mano della partita si fanno i conti di coppe e isole completate come al solito, ma nessuno prende una nuova isola.

## R6 Rounds and the end

R6 = Turni e fine della partita

R6-1 = Un turno finisce dopo 7 mani. L'ottava mappa di spedizione non si scopre. Poi si rimischiano tutte e otto.
R6-1-nsv = Nel gioco stampato, un campo dei turni si cancella quando il turno è finito. Qui si vede il turno in corso.
R6-1-oya = Nel gioco stampato, un campo dei turni si cancella quando il turno comincia. Qui si vede il turno in corso.

R6-2 = La partita finisce dopo 4 turni, cioè dopo 28 mani.

R6-3 = Il giocatore successivo in senso orario diventa primo giocatore. Quando, dipende dall'edizione.
R6-3-nsv = Il primo giocatore cambia dopo ogni mano.
R6-3-oya = Il primo giocatore cambia dopo ogni turno.

## R7 Score

R7 = Punteggio

R7-1 = Ottieni 1 punto per ogni moneta segnata sulla tua mappa di punteggio, al massimo 12.

R7-2 = Le tue coppe fruttano i valori che hai annotato in fondo alle righe di monete.

R7-3 = Le tue palme fruttano i punti che hai annotato nei campi per le palme; contano al massimo quattro palme.

R7-4 = Le isole completate fruttano il loro valore. Un'isola non completata non frutta nulla, ma tieni le monete e le palme che ti ha dato.

R7-5 = Per ogni sigillo su un'isola completata, conta le tue isole completate del colore del sigillo e moltiplica per il valore del sigillo. Contano tutti i tuoi sigilli.
R7-5-picture = Un sigillo per il grigio, che vale 1, con due isole grigie completate: 1 × 2 = 2 punti.
R7-5-example = Dan ha un sigillo per l'arancione, che vale 2, e tre isole arancioni completate: 6 punti.

R7-6 = Vince chi ha più punti. Che cosa succede in caso di pareggio dipende dall'edizione.
R7-6-nsv = In caso di pareggio vince chi ha più isole grigie completate; poi verdi, poi arancioni, poi lilla. Se è tutto pari, la vittoria è condivisa.
R7-6-oya = In caso di pareggio la vittoria è condivisa.
R7-6-note = Nel libretto greco, al pareggio, si è persa la parola «grigie». Si confrontano prima le isole grigie.

R7-7 = Un esempio. Cleo ha completato sei isole: 64 punti. Il suo sigillo per il grigio (vale 1) conta due isole grigie: 2. Il suo sigillo per l'arancione (vale 2) conta due isole arancioni: 4. Nove monete e due coppe fruttano 17. Tre palme fruttano 8. In tutto 95 punti.
R7-7-picture = Il punteggio di Cleo: isole 64, sigilli 6, monete 9, coppe 8, palme 8. In tutto 95.
R7-7-note = Il libretto italiano dice 14 per monete e coppe, quello greco rende verde il sigillo grigio. Giusti sono 17 e grigio: solo così si arriva a 95.

## Glossary

words = Glossario
word-treasure-card = _Mappa del tesoro:_ mostra un'isola di campi da segnare. Di solito diciamo isola.
word-box = _Campo:_ un quadretto di un'isola. È libero finché non è segnato.
word-symbol = _Simbolo:_ una croce, una moneta o una palma in un campo.
word-seal = _Sigillo:_ un bonus per le isole completate di un colore.
word-expedition-card = _Mappa di spedizione:_ mostra il modello che tutti possono segnare in questa mano.
word-display = _Carte esposte:_ le quattro mappe del tesoro scoperte in mezzo. Diciamo anche isole esposte.
word-pile = _Mazzo:_ le mappe del tesoro coperte.
word-score-card = _Mappa di punteggio:_ le tue monete, coppe e palme.
word-round-card = _Mappa dei turni:_ i turni, e le coppe rimaste. Nel libretto stampato: mappa rotonda.
word-start-player = _Primo giocatore:_ scopre la mappa di spedizione e fa i conti per primo.
word-turn = _Mano:_ scoprire, segnare, fare i conti.
word-round = _Turno:_ sette mani.

## Where the editions differ

editions = In che cosa differiscono le edizioni
editions-lead = Il gioco ha due edizioni con regole proprie: quella di NSV, diffusa nella maggior parte dei paesi, e quella di Oya in Francia. Ne scegli una quando apri un tavolo. Ecco le differenze:
edition-of-nsv = Edizione NSV
edition-of-oya = Edizione Oya
editions-words = Il libretto francese di Oya ha anche parole proprie. Scegli il francese e l'edizione Oya, e il tavolo le userà.

## What the digital table does for you

digital = Che cosa fa per te questo tavolo
digital-count = _Conta._ Monete, coppe, palme e punti si annotano da soli. Non ti lascia mai segnare ciò che le regole vietano, e dice quale regola è.
digital-take-back = _Annulla._ Finché non premi «Fatto» puoi annullare ciò che hai segnato in questa mano, un passo alla volta. Nessuno l'ha ancora visto.
digital-ready = _Fatto._ Ciò che hai segnato vale quando premi «Fatto». Quando l'hanno premuto tutti, si vede che cosa hanno segnato e si fanno i conti.
digital-memory = _Promemoria._ È vietato riguardare le mappe di spedizione scoperte (R3.4). Chi apre un tavolo può permetterlo: allora si vede quali modelli devono ancora uscire e con quale probabilità. Altrimenti li dimentica anche il diario.
digital-chance = _Una mescolata onesta._ La distribuzione è fissata prima della partita in un modo che chiunque può verificare dopo. Puoi aggiungervi parole tue.
digital-away = _Assenza._ Quando qualcuno lascia il tavolo, un bot può giocare al suo posto finché non torna.
