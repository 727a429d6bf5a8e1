-- Where answers to the mails of a main client go.
ALTER TABLE auftritt ADD antwort_email varchar(250);
