ALTER TABLE "sessions" DROP COLUMN "revoked_at";--> statement-breakpoint
-- Rights end for good, whoever takes them away and by whatever statement: giving them back revives no session.
CREATE FUNCTION "end_sessions_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new."disabled" AND NOT old."disabled") OR new."company_id" <> old."company_id" THEN
    DELETE FROM "sessions" WHERE "user_id" = new."id" OR "original_user_id" = new."id";
  ELSIF old."admin" AND NOT new."admin" THEN
    DELETE FROM "sessions" WHERE "original_user_id" = new."id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_end_sessions" AFTER UPDATE OF "disabled", "admin", "company_id" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "end_sessions_of_user"();
--> statement-breakpoint
CREATE FUNCTION "end_sessions_of_relation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "sessions" USING "users" AS "target", "users" AS "original"
    WHERE "target"."company_id" = new."id" AND "sessions"."user_id" = "target"."id"
      AND "original"."id" = "sessions"."original_user_id" AND "original"."company_id" = old."parent_id"
      AND NOT "original"."admin";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "companies_end_sessions" AFTER UPDATE OF "parent_id" ON "companies"
  FOR EACH ROW WHEN (old."parent_id" IS DISTINCT FROM new."parent_id")
  EXECUTE FUNCTION "end_sessions_of_relation"();
