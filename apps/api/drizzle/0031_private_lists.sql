-- A private list is removed with its user, before the reference is set to null. A shared one belongs to the company.
CREATE FUNCTION "remove_private_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "shopping_lists" WHERE "user_id" = old."id" AND NOT "shared";
  RETURN old;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_remove_private_lists" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "remove_private_lists"();
--> statement-breakpoint
DELETE FROM "shopping_lists" WHERE "user_id" IS NULL AND NOT "shared";
