CREATE TABLE "search_synonyms" (
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"query" "tsquery",
	CONSTRAINT "search_synonyms_term_meaning_pk" PRIMARY KEY("term","meaning")
);
--> statement-breakpoint
CREATE INDEX "search_synonyms_key_index" ON "search_synonyms" USING btree ("key");
--> statement-breakpoint
-- In place, so that a program of before, which knows the column, goes on working.
ALTER TABLE "products" ALTER COLUMN "search" SET EXPRESSION AS (
      setweight(to_tsvector('magazijn_dutch', regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(description), '([0-9])\.(?=[0-9]{1,2}(?![0-9]))', '\1,', 'gi'), '[^[:alnum:],]+|,(?![0-9])|(?<![0-9]),', ' ', 'gi'), ',', '.', 'gi'), '([0-9])x(?=[0-9])', '\1 ', 'gi'), '([0-9])(?=[gl]\M|[[:alpha:]]{2})', '\1 ', 'gi'), '([[:alpha:]]{2})(?=[0-9])', '\1 ', 'gi'), '([0-9] )(?:g|gr)\M', '\1gram', 'gi'), '([0-9] )(?:l|ltr)\M', '\1liter', 'gi'), '([0-9] )kilo\M', '\1kg', 'gi')), 'A')
      || setweight(to_tsvector('simple', regexp_replace(article_number, '[^[:alnum:]]+', '', 'g') || ' ' || ean), 'A')
      || setweight(to_tsvector('magazijn_dutch', regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(brand), '([0-9])\.(?=[0-9]{1,2}(?![0-9]))', '\1,', 'gi'), '[^[:alnum:],]+|,(?![0-9])|(?<![0-9]),', ' ', 'gi'), ',', '.', 'gi'), '([0-9])x(?=[0-9])', '\1 ', 'gi'), '([0-9])(?=[gl]\M|[[:alpha:]]{2})', '\1 ', 'gi'), '([[:alpha:]]{2})(?=[0-9])', '\1 ', 'gi'), '([0-9] )(?:g|gr)\M', '\1gram', 'gi'), '([0-9] )(?:l|ltr)\M', '\1liter', 'gi'), '([0-9] )kilo\M', '\1kg', 'gi')), 'B')
      || setweight(to_tsvector('magazijn_dutch', regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(contents), '([0-9])\.(?=[0-9]{1,2}(?![0-9]))', '\1,', 'gi'), '[^[:alnum:],]+|,(?![0-9])|(?<![0-9]),', ' ', 'gi'), ',', '.', 'gi'), '([0-9])x(?=[0-9])', '\1 ', 'gi'), '([0-9])(?=[gl]\M|[[:alpha:]]{2})', '\1 ', 'gi'), '([[:alpha:]]{2})(?=[0-9])', '\1 ', 'gi'), '([0-9] )(?:g|gr)\M', '\1gram', 'gi'), '([0-9] )(?:l|ltr)\M', '\1liter', 'gi'), '([0-9] )kilo\M', '\1kg', 'gi')), 'C')
      || setweight(to_tsvector('magazijn_dutch', category_names), 'D'));
