BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE deals (
	id VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	words TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	edition VARCHAR NOT NULL, 
	deck VARCHAR NOT NULL, 
	day VARCHAR, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (id), 
	CONSTRAINT uq_deals_day UNIQUE (day)
);
INSERT INTO "deals" VALUES('m15TqNmh85UrSznIf2-yJQ',X'F47FEC2ED7EF42579E27390B46B6DEB138B2A7D279A707F4205F0F19C74FF331','[]',2,'nsv','b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029',NULL,1794842137661);
INSERT INTO "deals" VALUES('PyaXiuodABzOGeKWK6A2ag',X'7502F04134D9356B1B73E8A5B567C6A287D5FECDE705395CD2E485F4306B8CCA','[]',2,'nsv','b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029',NULL,1794842140736);
INSERT INTO "deals" VALUES('w6AliQapne5RASxDu34EZQ',X'75BE4C10B455BD2E05103D1C9C7549B6D5A625ED68B4F3526602B7AB6F6E2C28','[]',2,'nsv','b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029',NULL,1794842143402);
CREATE TABLE decks (
	sha256 VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	content BLOB NOT NULL, 
	person VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_decks PRIMARY KEY (sha256), 
	CONSTRAINT fk_decks_person FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	person VARCHAR NOT NULL, 
	command VARCHAR NOT NULL, 
	fact TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('7KOOX9FQB-ajL9NpZIRnzg',1,1794842143408,'xE-wIXSsCYu6oOjnnj3fGg','open-3','{"fact":"opened","settings":{},"deck":"b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029","host":"xE-wIXSsCYu6oOjnnj3fGg","deal":"w6AliQapne5RASxDu34EZQ","hash":"09d1c4204ac5b275e3b3934d84cbc579e88d9a0656993fa1bb4c5ff212310c24"}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',1,1794842137700,'nd-dhGbcxz6eR80ZFWrerw','open-1','{"fact":"opened","settings":{},"deck":"b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029","host":"nd-dhGbcxz6eR80ZFWrerw","deal":"m15TqNmh85UrSznIf2-yJQ","hash":"00608234e91418c7ec2978cdca432e8dc54211e8c46db3838ba68e7749275d93"}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',2,1794842137758,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-1','{"fact":"sat","seat":0,"kind":"human","name":"Ada","person":"nd-dhGbcxz6eR80ZFWrerw"}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',3,1794842137789,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-2','{"fact":"sat","seat":1,"kind":"bot:sailor","name":"Sailor"}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',4,1794842137805,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-3','{"fact":"began","moves":[{"move":"deal","card":"green-07"},{"move":"deal","card":"orange-05"},{"move":"deal","card":"grey-03"},{"move":"deal","card":"grey-02"},{"move":"deal","card":"orange-10"},{"move":"deal","card":"orange-08"},{"move":"deal","card":"orange-03"},{"move":"deal","card":"orange-09"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',5,1794842137838,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-4','{"fact":"played","seat":0,"moves":[{"move":"keep","cards":["green-07","orange-05"]}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',6,1794842139501,'','','{"fact":"played","seat":1,"moves":[{"move":"keep","cards":["orange-10","orange-03"]},{"move":"turn_up","card":"orange-07"},{"move":"turn_up","card":"green-01"},{"move":"turn_up","card":"lilac-01"},{"move":"turn_up","card":"orange-02"},{"move":"start","seat":0},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',7,1794842139529,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-5','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-07","boxes":3}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',8,1794842139539,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-6','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-07","boxes":4}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',9,1794842139542,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":4352},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',10,1794842139560,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-7','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',11,1794842139571,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-8','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-07","boxes":608}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',12,1794842139576,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":35},{"move":"mark","card":"orange-10","boxes":64},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',13,1794842139586,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-9','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-07","boxes":128}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',14,1794842139601,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-10','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',15,1794842139617,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-11','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-07","boxes":35840}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',16,1794842139637,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":140},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',17,1794842139654,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-12','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',18,1794842139677,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-13','{"fact":"played","seat":0,"moves":[{"move":"take","card":"orange-07"},{"move":"turn_up","card":"lilac-12"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',19,1794842139688,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-14','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":102}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',20,1794842139703,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":512},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',21,1794842139724,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-15','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',22,1794842139753,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-16','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":1792}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',23,1794842139766,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":1024},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',24,1794842139781,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-17','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',25,1794842139810,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-18','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":16}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',26,1794842139821,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-10","boxes":8192},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',27,1794842139825,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-19','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":128}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',28,1794842139836,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-20','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',29,1794842139853,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"lilac-01"},{"move":"turn_up","card":"lilac-02"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',30,1794842139865,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-21','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":2048}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',31,1794842139885,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-22','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',32,1794842139897,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-01","boxes":1094},{"move":"mark","card":"lilac-01","boxes":4096},{"move":"mark","card":"lilac-01","boxes":1},{"move":"mark","card":"lilac-01","boxes":16},{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',33,1794842139917,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-23','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":8192}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',34,1794842139933,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-01","boxes":8736},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',35,1794842139945,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-24','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"t4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',36,1794842139965,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-25','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-05","boxes":16384}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',37,1794842139983,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-03","boxes":78},{"move":"mark","card":"lilac-01","boxes":128},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',38,1794842140006,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-26','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',39,1794842140025,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-27','{"fact":"played","seat":0,"moves":[{"move":"take","card":"green-01"},{"move":"turn_up","card":"orange-06"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',40,1794842140053,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-28','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":70}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',41,1794842140073,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-03","boxes":12544},{"move":"mark","card":"lilac-01","boxes":256},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',42,1794842140096,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-29','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":1}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',43,1794842140121,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-30','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',44,1794842140136,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-31','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":52224}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',45,1794842140148,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-01","boxes":2048},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',46,1794842140166,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-32','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',47,1794842140193,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-33','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":136}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',48,1794842140205,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-03","boxes":17},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',49,1794842140222,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-34','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',50,1794842140234,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-35','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":4096}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',51,1794842140249,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-01","boxes":16384},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',52,1794842140285,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-36','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',53,1794842140325,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"lilac-02"},{"move":"turn_up","card":"green-12"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',54,1794842140332,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-37','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-07","boxes":8192}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',55,1794842140339,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-02","boxes":14},{"move":"mark","card":"orange-03","boxes":2048},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',56,1794842140343,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-38','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":4}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',57,1794842140345,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-39','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',58,1794842140365,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-40','{"fact":"played","seat":0,"moves":[{"move":"take","card":"orange-02"},{"move":"turn_up","card":"grey-03"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',59,1794842140388,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-02","boxes":49},{"move":"mark","card":"orange-03","boxes":16384},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',60,1794842140390,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-41','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":3200}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',61,1794842140392,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-42','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',62,1794842140395,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-43','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":28672}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',63,1794842140405,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-02","boxes":17472},{"move":"mark","card":"orange-03","boxes":32768},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',64,1794842140410,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-44','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',65,1794842140431,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"grey-03"},{"move":"turn_up","card":"orange-11"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',66,1794842140437,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"grey-03","boxes":2188},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',67,1794842140439,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-45','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":8}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',68,1794842140441,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-46','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',69,1794842140445,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-47','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":256}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',70,1794842140446,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-02","boxes":12800},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',71,1794842140449,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-48','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',72,1794842140453,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-02","boxes":34816},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',73,1794842140457,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-49','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-01","boxes":512}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',74,1794842140458,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-50','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',75,1794842140460,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-51','{"fact":"played","seat":0,"moves":[{"move":"take","card":"lilac-12"},{"move":"turn_up","card":"lilac-10"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',76,1794842140463,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"orange-06"},{"move":"turn_up","card":"grey-11"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',77,1794842140468,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-06","boxes":816},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',78,1794842140470,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-52','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":204}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',79,1794842140472,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-53','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":1}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',80,1794842140474,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-54','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',81,1794842140478,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-06","boxes":1092},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',82,1794842140481,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-55','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":1792}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',83,1794842140483,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-56','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":16}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',84,1794842140484,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-57','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',85,1794842140489,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-06","boxes":51200},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',86,1794842140491,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-58','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":32}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',87,1794842140493,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-59','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',88,1794842140499,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-06","boxes":12288},{"move":"mark","card":"grey-03","boxes":4096},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',89,1794842140500,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-60','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"orange-02","boxes":34816}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',90,1794842140502,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-61','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',91,1794842140505,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-62','{"fact":"played","seat":0,"moves":[{"move":"take","card":"green-12"},{"move":"turn_up","card":"grey-01"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',92,1794842140515,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"grey-01"},{"move":"turn_up","card":"lilac-04"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',93,1794842140523,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-63','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":7}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',94,1794842140529,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"grey-03","boxes":57344},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',95,1794842140537,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-64','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',96,1794842140545,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"orange-11"},{"move":"turn_up","card":"lilac-06"},{"move":"reveal","shape":"t4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',97,1794842140553,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-65','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":1248}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',98,1794842140569,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-11","boxes":9984},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',99,1794842140582,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-66','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":8}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',100,1794842140585,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-67','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',101,1794842140600,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-68','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":57344}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',102,1794842140605,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-11","boxes":2184},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',103,1794842140618,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-69','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',104,1794842140625,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-70','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":256}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',105,1794842140642,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-71','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',106,1794842140660,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"orange-11","boxes":23},{"move":"mark","card":"orange-11","boxes":16384},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',107,1794842140674,'','','{"fact":"played","seat":1,"moves":[{"move":"take","card":"lilac-10"},{"move":"turn_up","card":"lilac-11"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',108,1794842140692,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-72','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":512}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',109,1794842140700,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-73','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-12","boxes":2048}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',110,1794842140709,'','','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-10","boxes":52224},{"move":"ready"}]}');
INSERT INTO "entries" VALUES('do5i4bRG0J011e2LNl8opA',111,1794842140714,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-74','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',1,1794842140740,'nd-dhGbcxz6eR80ZFWrerw','open-2','{"fact":"opened","settings":{},"deck":"b708cd4ff0edefe15e13597342dc13cf48c6424e0c8772f8bfca742e4b7c9029","host":"nd-dhGbcxz6eR80ZFWrerw","deal":"PyaXiuodABzOGeKWK6A2ag","hash":"e9a96555087d1f8412ff2e4afbf60b05f486a840868ab651f84e7e393fec204d"}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',2,1794842140781,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-1','{"fact":"sat","seat":0,"kind":"human","name":"Ada","person":"nd-dhGbcxz6eR80ZFWrerw"}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',3,1794842140793,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-1','{"fact":"sat","seat":1,"kind":"human","name":"Bo","person":"xE-wIXSsCYu6oOjnnj3fGg"}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',4,1794842140798,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-2','{"fact":"began","moves":[{"move":"deal","card":"green-10"},{"move":"deal","card":"lilac-02"},{"move":"deal","card":"orange-08"},{"move":"deal","card":"green-06"},{"move":"deal","card":"lilac-06"},{"move":"deal","card":"lilac-04"},{"move":"deal","card":"orange-10"},{"move":"deal","card":"grey-06"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',5,1794842140809,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-3','{"fact":"played","seat":0,"moves":[{"move":"keep","cards":["green-10","lilac-02"]}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',6,1794842140817,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-2','{"fact":"played","seat":1,"moves":[{"move":"keep","cards":["lilac-06","lilac-04"]},{"move":"turn_up","card":"green-02"},{"move":"turn_up","card":"grey-03"},{"move":"turn_up","card":"lilac-07"},{"move":"turn_up","card":"lilac-05"},{"move":"start","seat":0},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',7,1794842140885,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-4','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-10","boxes":7}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',8,1794842140889,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-3','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":7}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',9,1794842140943,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-5','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',10,1794842140949,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-4','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":8}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',11,1794842141003,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-5','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',12,1794842141060,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-6','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-10","boxes":112}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',13,1794842141065,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-6','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":224}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',14,1794842141120,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-7','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',15,1794842141125,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-7','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',16,1794842141181,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-8','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-10","boxes":768}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',17,1794842141189,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-8','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":768}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',18,1794842141244,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-9','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',19,1794842141249,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-9','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',20,1794842141304,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-10','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-10","boxes":128}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',21,1794842141317,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-10','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":1024}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',22,1794842141372,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-11','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',23,1794842141378,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-11','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',24,1794842141432,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-12','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-10","boxes":1024}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',25,1794842141441,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-12','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":2048}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',26,1794842141497,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-13','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":1}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',27,1794842141502,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-13','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',28,1794842141560,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-14','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',29,1794842141620,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-15','{"fact":"played","seat":0,"moves":[{"move":"take","card":"green-02"},{"move":"turn_up","card":"grey-04"},{"move":"reveal","shape":"t4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',30,1794842141630,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-14','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":4096}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',31,1794842141683,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-16','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":78}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',32,1794842141693,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-15','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',33,1794842141748,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-17','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":16}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',34,1794842141811,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-18','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',35,1794842141818,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-16','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":8192}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',36,1794842141872,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-19','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":1568}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',37,1794842141884,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-17','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',38,1794842141951,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-20','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":2048}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',39,1794842142008,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-21','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',40,1794842142025,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-18','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-06","boxes":32768}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',41,1794842142085,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-22','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":28672}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',42,1794842142092,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-19','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',43,1794842142154,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-23','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-02","boxes":32768}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',44,1794842142211,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-24','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',45,1794842142222,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-20','{"fact":"played","seat":1,"moves":[{"move":"take","card":"grey-03"},{"move":"turn_up","card":"orange-09"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',46,1794842142276,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-25','{"fact":"played","seat":0,"moves":[{"move":"take","card":"lilac-07"},{"move":"turn_up","card":"green-05"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',47,1794842142289,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-21','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":7}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',48,1794842142344,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-26','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-02","boxes":7}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',49,1794842142354,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-22','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":8}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',50,1794842142411,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-27','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',51,1794842142418,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-23','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"corner3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',52,1794842142472,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-28','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-02","boxes":560}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',53,1794842142478,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-24','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":304}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',54,1794842142532,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-29','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',55,1794842142541,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-25','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"domino"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',56,1794842142601,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-30','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-02","boxes":12288}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',57,1794842142610,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-26','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":192}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',58,1794842142664,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-31','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',59,1794842142677,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-27','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',60,1794842142741,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-32','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-02","boxes":64}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',61,1794842142745,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-28','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":512}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',62,1794842142804,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-33','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',63,1794842142810,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-29','{"fact":"played","seat":1,"moves":[{"move":"ready"},{"move":"reveal","shape":"l4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',64,1794842142865,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-34','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"green-02","boxes":16384}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',65,1794842142885,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-30','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":1024}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',66,1794842142945,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-35','{"fact":"played","seat":0,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',67,1794842142950,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-31','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',68,1794842143006,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-36','{"fact":"played","seat":0,"moves":[{"move":"take","card":"lilac-05"},{"move":"turn_up","card":"green-12"},{"move":"reveal","shape":"t4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',69,1794842143014,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-32','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":2048}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',70,1794842143072,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-37','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-07","boxes":39}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',71,1794842143082,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-33','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',72,1794842143136,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-38','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-07","boxes":8}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',73,1794842143196,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-39','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"straight3"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',74,1794842143205,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-34','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":4096}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',75,1794842143260,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-40','{"fact":"played","seat":0,"moves":[{"move":"mark","card":"lilac-07","boxes":4368}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',76,1794842143266,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-35','{"fact":"played","seat":1,"moves":[{"move":"ready"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',77,1794842143327,'nd-dhGbcxz6eR80ZFWrerw','nd-dhG-41','{"fact":"played","seat":0,"moves":[{"move":"ready"},{"move":"reveal","shape":"square4"}]}');
INSERT INTO "entries" VALUES('k6HgV5yMqv6RKehMNC2e8w',78,1794842143334,'xE-wIXSsCYu6oOjnnj3fGg','xE-wIX-36','{"fact":"played","seat":1,"moves":[{"move":"mark","card":"lilac-04","boxes":32768}]}');
CREATE TABLE links (
	hash BLOB NOT NULL, 
	person VARCHAR NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_person FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('nd-dhGbcxz6eR80ZFWrerw','Ada',1794842137442);
INSERT INTO "people" VALUES('xE-wIXSsCYu6oOjnnj3fGg','Bo',1794842137521);
CREATE TABLE presence (
	socket VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	worker VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (socket)
);
CREATE TABLE ratings (
	player VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player)
);
CREATE TABLE results (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	deal VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	kind VARCHAR NOT NULL, 
	opponents TEXT NOT NULL, 
	coins INTEGER NOT NULL, 
	cups INTEGER NOT NULL, 
	palms INTEGER NOT NULL, 
	cards INTEGER NOT NULL, 
	seals INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	is_first_try BOOLEAN NOT NULL, 
	finished_at BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('do5i4bRG0J011e2LNl8opA',0,'m15TqNmh85UrSznIf2-yJQ','nd-dhGbcxz6eR80ZFWrerw','Ada','human','Sailor',5,6,3,70,4,88,2,1,1794842140714);
INSERT INTO "results" VALUES('do5i4bRG0J011e2LNl8opA',1,'m15TqNmh85UrSznIf2-yJQ','bot:sailor','Sailor','bot:sailor','Ada',5,5,5,84,17,116,1,1,1794842140714);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, person)
);
INSERT INTO "seats" VALUES('do5i4bRG0J011e2LNl8opA','nd-dhGbcxz6eR80ZFWrerw');
INSERT INTO "seats" VALUES('k6HgV5yMqv6RKehMNC2e8w','nd-dhGbcxz6eR80ZFWrerw');
INSERT INTO "seats" VALUES('k6HgV5yMqv6RKehMNC2e8w','xE-wIXSsCYu6oOjnnj3fGg');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	command VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary TEXT NOT NULL, 
	wake_at BIGINT, 
	opened_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_deal FOREIGN KEY(deal) REFERENCES deals (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id), 
	CONSTRAINT uq_tables_host_command UNIQUE (host, command)
);
INSERT INTO "tables" VALUES('do5i4bRG0J011e2LNl8opA','m15TqNmh85UrSznIf2-yJQ','nd-dhGbcxz6eR80ZFWrerw','open-1','finished',0,'{"id":"do5i4bRG0J011e2LNl8opA","status":"finished","settings":{},"host":"nd-dhGbcxz6eR80ZFWrerw","seats":[{"kind":"human","name":"Ada","person":"nd-dhGbcxz6eR80ZFWrerw","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null},{"kind":"bot:sailor","name":"Sailor","person":"","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null}],"round":4,"turn":7,"to_move":[],"scores":[88,116],"opened_at":0,"updated_at":0}',NULL,1794842137700,1794842140714);
INSERT INTO "tables" VALUES('k6HgV5yMqv6RKehMNC2e8w','PyaXiuodABzOGeKWK6A2ag','nd-dhGbcxz6eR80ZFWrerw','open-2','playing',0,'{"id":"k6HgV5yMqv6RKehMNC2e8w","status":"playing","settings":{},"host":"nd-dhGbcxz6eR80ZFWrerw","seats":[{"kind":"human","name":"Ada","person":"nd-dhGbcxz6eR80ZFWrerw","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null},{"kind":"human","name":"Bo","person":"xE-wIXSsCYu6oOjnnj3fGg","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null}],"round":3,"turn":2,"to_move":[0,1],"scores":null,"opened_at":0,"updated_at":0}',NULL,1794842140740,1794842143327);
INSERT INTO "tables" VALUES('7KOOX9FQB-ajL9NpZIRnzg','w6AliQapne5RASxDu34EZQ','xE-wIXSsCYu6oOjnnj3fGg','open-3','gathering',0,'{"id":"7KOOX9FQB-ajL9NpZIRnzg","status":"gathering","settings":{},"host":"xE-wIXSsCYu6oOjnnj3fGg","seats":[{"kind":"empty","name":"","person":"","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null},{"kind":"empty","name":"","person":"","stand_in":"","has_left":false,"contribution":"","bank_ms":null,"due_at":null}],"round":0,"turn":0,"to_move":[],"scores":null,"opened_at":0,"updated_at":0}',NULL,1794842143408,1794842143408);
CREATE TABLE tokens (
	hash BLOB NOT NULL, 
	person VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	used_at BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "tokens" VALUES(X'C09CBC15BB3D73581FC942CA5EC1063440C21867645B1D3701A88F06A19CC7ED','nd-dhGbcxz6eR80ZFWrerw',1794842137442,1794842137442);
INSERT INTO "tokens" VALUES(X'437D9F6E9CD69B062ED96609EB4A7823462221088A62A7CB258245D82F2A0ED8','xE-wIXSsCYu6oOjnnj3fGg',1794842137521,1794842137521);
CREATE TABLE tries (
	deal VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (deal, person)
);
INSERT INTO "tries" VALUES('m15TqNmh85UrSznIf2-yJQ','nd-dhGbcxz6eR80ZFWrerw','do5i4bRG0J011e2LNl8opA');
INSERT INTO "tries" VALUES('PyaXiuodABzOGeKWK6A2ag','nd-dhGbcxz6eR80ZFWrerw','k6HgV5yMqv6RKehMNC2e8w');
INSERT INTO "tries" VALUES('PyaXiuodABzOGeKWK6A2ag','xE-wIXSsCYu6oOjnnj3fGg','k6HgV5yMqv6RKehMNC2e8w');
CREATE INDEX ix_presence_table_id ON presence (table_id);
CREATE INDEX ix_presence_worker ON presence (worker);
CREATE INDEX ix_ratings_mu ON ratings (mu);
CREATE INDEX ix_results_deal ON results (deal);
CREATE INDEX ix_results_player_finished_at ON results (player, finished_at);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_decks_person ON decks (person);
CREATE INDEX ix_tables_deal ON tables (deal);
CREATE INDEX ix_tables_lobby ON tables (listed, status, updated_at);
CREATE INDEX ix_tables_wake_at ON tables (wake_at);
CREATE INDEX ix_tokens_person ON tokens (person);
COMMIT;
