### What a term alone can't say in the words of Oya's edition.

word-round = _Expédition :_ sept tours.
