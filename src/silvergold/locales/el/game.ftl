### The words of the game: the same in the browser, the terminal and on the command line.

title = Silver & Gold

color-grey = γκρι
color-green = πράσινο
color-orange = πορτοκαλί
color-lilac = λιλά

symbol-cross = Σταυρός
symbol-coin = Νόμισμα
symbol-palm = Φοίνικας

shape-domino = ένα ντόμινο
shape-straight3 = μια ευθεία των 3
shape-corner3 = μια γωνία των 3
shape-square4 = ένα τετράγωνο των 4
shape-l4 = ένα L των 4
shape-t4 = ένα T των 4

bot-name-drifter = Ναυαγός
bot-name-parrot = Παπαγάλος
bot-name-deckhand = Μούτσος
bot-name-sailor = Ναύτης
bot-name-navigator = Πλοηγός
bot-name-captain = Καπετάνιος
bot-name-admiral = Ναύαρχος

bot-drifter = { bot-name-drifter }: παίζει στην τύχη
bot-parrot = { bot-name-parrot }: για τα πρώτα παιχνίδια
bot-deckhand = { bot-name-deckhand }: ήπιος
bot-sailor = { bot-name-sailor }: εύκολος
bot-navigator = { bot-name-navigator }: μέτριος
bot-captain = { bot-name-captain }: δύσκολος
bot-admiral = { bot-name-admiral }: υπεράνθρωπος

# $label is an edition's name, "Example" or the like; what it is about follows.
# Same as in English
rules-label = { $label }:
edition-nsv = Σε κάθε εκστρατεία ξεκινά άλλος
edition-oya = Γαλλική έκδοση: σε κάθε γύρο ξεκινά άλλος

## Score lines

score = Βαθμολογία
score-caption = Πόντοι ως τώρα
score-cards = Νησιά
score-seals = Σφραγίδες
score-coins = Νομίσματα
score-cups = Κύπελλα
score-palms = Φοίνικες
score-total = Σύνολο
score-sheet = Πίνακας πόντων

## Spoken

# $box is a box's name, such as b3.
box-spoken =
    { $symbol ->
        [cross] { $box }, σταυρός, { $state ->
            [marked] σημειωμένο
            [planned] προς σημείωση
           *[unmarked] ελεύθερο
        }
        [coin] { $box }, νόμισμα, { $state ->
            [marked] σημειωμένο
            [planned] προς σημείωση
           *[unmarked] ελεύθερο
        }
        [palm] { $box }, φοίνικας, { $state ->
            [marked] σημειωμένο
            [planned] προς σημείωση
           *[unmarked] ελεύθερο
        }
       *[none] { $box }, { $state ->
            [marked] σημειωμένο
            [planned] προς σημείωση
           *[unmarked] ελεύθερο
        }
    }
# A box of an island that nobody has yet.
box-printed = { $symbol ->
        [cross] { $box }, σταυρός
        [coin] { $box }, νόμισμα
        [palm] { $box }, φοίνικας
       *[none] { $box }
    }
with-coins = { $coins ->
        [0] {""}
        [one] , 1 νόμισμα
       *[other] , { $coins } νομίσματα
    }
with-palms = { $palms ->
        [0] {""}
        [one] , 1 φοίνικας
       *[other] , { $palms } φοίνικες
    }
with-crosses = { $crosses ->
        [0] {""}
        [one] , 1 σταυρός
       *[other] , { $crosses } σταυροί
    }
with-seal = { $seal ->
        [yes] , σφραγίδα για { $sealColor ->
            [grey] γκρι
            [green] πράσινο
            [orange] πορτοκαλί
           *[lilac] λιλά
        } αξίας { $worth }
       *[no] {""}
    }
card-spoken = { $name }, { $color }, { $value ->
        [one] 1 πλαίσιο
       *[other] { $value } πλαίσια
    }{ with-coins }{ with-palms }{ with-crosses }{ with-seal }
card-open-spoken = { $card } · ακόμη ελεύθερα: { $boxes }
card-figures = περίπου { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } εκστρατείες ως το τέλος
placement-spoken = { $boxes }{ with-coins }{ with-palms }{ with-crosses }
# $mark is a placement in words: where the shape would lie now.
ghost-spoken = Θα σημείωνες: { $mark }.
score-card-spoken = Κάρτα αξιολόγησης: { $coins } από 12 νομίσματα, κύπελλα { $cups }, φοίνικες { $palms }
round-spoken = Γύρος { $round } από 4
cups-spoken = Κύπελλα που μένουν: { $cups }
revealed-spoken = Το ανοιχτό σχέδιο: { $shape }
pile-spoken = Η στοίβα: { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }

## What happened

log-kept = { $who ->
        [you] Κρατάς: { $cards }.
       *[other] { $name } κρατά: { $cards }.
    }
log-displayed = Στη βιτρίνα: { $cards }.
log-started = { $who ->
        [you] Ξεκινάς εσύ.
       *[other] Ξεκινά { $name }.
    }
log-revealed = Γύρος { $round }, εκστρατεία { $turn }: { $shape }
log-earlier-turn = Γύρος { $round }, εκστρατεία { $turn }
log-marked = { $by ->
        [cross] { $who ->
            [you] Για έναν σταυρό σημειώνεις { $boxes } στο νησί { $card }.
           *[other] Για έναν σταυρό { $name } σημειώνει { $boxes } στο νησί { $card }.
        }
       *[other] { $who ->
            [you] Σημειώνεις { $boxes } στο νησί { $card }.
           *[other] { $name } σημειώνει { $boxes } στο νησί { $card }.
        }
    }
log-coin = { $who ->
        [you] Παίρνεις { $coins ->
            [one] ένα νόμισμα
           *[other] { $coins } νομίσματα
        }.
       *[other] { $name } παίρνει { $coins ->
            [one] ένα νόμισμα
           *[other] { $coins } νομίσματα
        }.
    }
log-palm = { $who ->
        [you] Ο φοίνικάς σου δίνει { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
       *[other] { $name } παίρνει για τον φοίνικα { $points ->
            [one] 1 πόντο
           *[other] { $points } πόντους
        }.
    }
log-cup = { $who ->
        [you] Παίρνεις το κύπελλο με το { $points }.
       *[other] { $name } παίρνει το κύπελλο με το { $points }.
    }
log-completed = { $who ->
        [you] Ολοκληρώνεις το νησί { $card }.
       *[other] { $name } ολοκληρώνει το νησί { $card }.
    }
log-took = { $from ->
        [pile] { $who ->
            [you] Τραβάς από τη στοίβα το νησί { $card }.
           *[other] { $name } τραβά από τη στοίβα το νησί { $card }.
        }
       *[display] { $who ->
            [you] Παίρνεις από τη βιτρίνα το νησί { $card }.
           *[other] { $name } παίρνει από τη βιτρίνα το νησί { $card }.
        }
    }
log-refilled = Νέα στη βιτρίνα: { $cards }.
log-scored = { $who ->
        [you] Έχεις { $total ->
            [one] 1 πόντο
           *[other] { $total } πόντους
        }.
       *[other] { $name } έχει { $total ->
            [one] 1 πόντο
           *[other] { $total } πόντους
        }.
    }
log-won = { $who ->
        [you] Κερδίζεις.
       *[other] Κερδίζει { $name }.
    }
log-shared = Μοιράζονται τη νίκη: { $names }.
log-sat = { $who ->
        [you] Κάθεσαι στο τραπέζι.
       *[other] { $name } κάθεται στο τραπέζι.
    }
log-rose = Η θέση { $number } είναι πάλι ελεύθερη.
log-began = Το παιχνίδι αρχίζει.
log-left = { $who ->
        [you] Έφυγες από το παιχνίδι.
       *[other] { $name } έφυγε από το παιχνίδι.
    }
log-stood-in = { $who ->
        [you] Για σένα παίζει τώρα { $bot }.
       *[other] Για { $name } παίζει τώρα { $bot }.
    }
log-returned = { $who ->
        [you] Επέστρεψες.
       *[other] { $name } επέστρεψε.
    }
log-replaced = { $who ->
        [you] Όποιος άνοιξε το τραπέζι έδωσε τη θέση σου σε ένα μποτ.
       *[other] Όποιος άνοιξε το τραπέζι έδωσε σε ένα μποτ τη θέση: { $name }.
    }
log-rematch-accepted = { $who ->
        [you] Θέλεις ρεβάνς.
       *[other] { $name }: θέλει ρεβάνς.
    }
log-rematch-declined = { $who ->
        [you] Δεν θέλεις ρεβάνς.
       *[other] { $name }: δεν θέλει ρεβάνς.
    }
log-rematched = Θα γίνει ρεβάνς.
## Reactions: ready-made phrases

phrase-hello = Γεια!
phrase-well-played = Ωραία κίνηση!
phrase-lucky = Τι τύχη!
phrase-one-moment = Μια στιγμή
phrase-thank-you = Ευχαριστώ
phrase-good-game = Ωραίο παιχνίδι!
# $name says $phrase.
reaction-said = { $name }: { $phrase }
react = Πες κάτι
reactions-mute = Σίγαση όλων
reactions-unmute = Κατάργηση σίγασης όλων
mute = Σίγαση: { $name }
unmute = Κατάργηση σίγασης: { $name }

## The rules by name; their text is in rules.ftl

# $rule is a rule's number, such as R4.3; $title is its name.
rule-named = Κανόνας { $rule }: { $title }
# Without the number, at the table.
rule-about = Ο κανόνας: { $title }

R1-1-title = Παίκτες
R1-2-title = Κάρτες θησαυρού
R1-3-title = Σύμβολα
R1-4-title = Σφραγίδες
R1-5-title = Κάρτες εκστρατείας
R1-6-title = Κάρτα αξιολόγησης
R1-7-title = Κάρτα γύρου
R2-1-title = Μοίρασμα
R2-2-title = Κράτα δύο από τις τέσσερις
R2-3-title = Στοίβα και βιτρίνα
R2-4-title = Ανακάτεμα καρτών εκστρατείας
R2-5-title = Αρχικός παίκτης
R3-1-title = Άνοιγμα
R3-2-title = Τσεκάρισμα
R3-3-title = Τακτοποίηση
R3-4-title = Κάρτες που άνοιξαν
R4-1-title = Σημείωσε το σχέδιο
R4-2-title = Ένα πλαίσιο αντί για το σχέδιο
R4-3-title = Σταυρός
R4-4-title = Νόμισμα
R4-5-title = Φοίνικας
R4-6-title = Όπως κι αν σημειώθηκε
R4-7-title = Κανένα ελεύθερο πλαίσιο
R5-1-title = Κύπελλα
R5-2-title = Ολοκληρωμένα νησιά
R5-3-title = Νέο νησί
R5-4-title = Η βιτρίνα ξαναγεμίζει
R5-5-title = Όταν τελειώσουν οι κάρτες
R5-6-title = Μετά την τελευταία εκστρατεία
R6-1-title = Επτά εκστρατείες
R6-2-title = Τέσσερις γύροι
R6-3-title = Ο αρχικός παίκτης αλλάζει
R7-1-title = Νομίσματα
R7-2-title = Κύπελλα
R7-3-title = Φοίνικες
R7-4-title = Νησιά
R7-5-title = Σφραγίδες
R7-6-title = Νίκη και ισοπαλία
R7-7-title = Μια βαθμολογία 95 πόντων
