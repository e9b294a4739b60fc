// Written by inline-migrations.ts from the .sql files beside it.
export const migrations = [
  {
    "name": "0000_first",
    "statements": [
      "CREATE TABLE \"data_keys\" (\n\t\"id\" integer PRIMARY KEY NOT NULL,\n\t\"wrapped\" \"bytea\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone DEFAULT now() NOT NULL\n);",
      "CREATE TABLE \"sign_in_methods\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"account_id\" text NOT NULL,\n\t\"provider_id\" text NOT NULL,\n\t\"user_id\" text NOT NULL,\n\t\"access_token\" text,\n\t\"refresh_token\" text,\n\t\"id_token\" text,\n\t\"access_token_expires_at\" timestamp (3) with time zone,\n\t\"refresh_token_expires_at\" timestamp (3) with time zone,\n\t\"scope\" text,\n\t\"password\" text,\n\t\"created_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone DEFAULT now() NOT NULL\n);",
      "CREATE TABLE \"rate_limits\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"key\" text NOT NULL,\n\t\"count\" integer NOT NULL,\n\t\"last_request\" bigint NOT NULL,\n\tCONSTRAINT \"rate_limits_key_unique\" UNIQUE(\"key\")\n);",
      "CREATE TABLE \"sessions\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\t\"token\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\t\"ip_address\" text,\n\t\"user_agent\" text,\n\t\"user_id\" text NOT NULL,\n\tCONSTRAINT \"sessions_token_unique\" UNIQUE(\"token\")\n);",
      "CREATE TABLE \"users\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"email_verified\" boolean DEFAULT false NOT NULL,\n\t\"image\" text,\n\t\"created_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"users_email_unique\" UNIQUE(\"email\")\n);",
      "CREATE TABLE \"verifications\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"identifier\" text NOT NULL,\n\t\"value\" text NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone DEFAULT now() NOT NULL\n);",
      "CREATE TABLE \"outbox\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"sealed\" \"bytea\",\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"sent_at\" timestamp (3) with time zone,\n\t\"attempts\" integer DEFAULT 0 NOT NULL,\n\t\"next_attempt_at\" timestamp (3) with time zone,\n\t\"last_error_code\" text\n);",
      "CREATE TABLE \"consents\" (\n\t\"id\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"consents_id_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"owner\" text NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"granted\" boolean NOT NULL,\n\t\"text_version\" text NOT NULL,\n\t\"language\" text NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"profiles\" (\n\t\"user_id\" text PRIMARY KEY NOT NULL,\n\t\"display_name\" text NOT NULL,\n\t\"photo_url\" text,\n\t\"theme\" text DEFAULT 'system' NOT NULL,\n\t\"language\" text DEFAULT 'en' NOT NULL,\n\t\"notifications\" boolean DEFAULT true NOT NULL,\n\t\"adult_declared_at\" timestamp (3) with time zone,\n\t\"record_revision\" bigint DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"last_login_at\" timestamp (3) with time zone NOT NULL,\n\t\"last_updated_at\" timestamp (3) with time zone\n);",
      "CREATE TABLE \"progress\" (\n\t\"owner\" text PRIMARY KEY NOT NULL,\n\t\"insights_read\" integer DEFAULT 0 NOT NULL,\n\t\"tools_used\" integer DEFAULT 0 NOT NULL,\n\t\"routines_completed\" integer DEFAULT 0 NOT NULL,\n\t\"mindmitra_chats\" integer DEFAULT 0 NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"records\" (\n\t\"owner\" text NOT NULL,\n\t\"collection\" text NOT NULL,\n\t\"id\" text NOT NULL,\n\t\"facet\" text,\n\t\"occurred_at\" timestamp (3) with time zone,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\t\"revision\" bigint NOT NULL,\n\t\"sealed\" \"bytea\",\n\tCONSTRAINT \"records_owner_collection_id_pk\" PRIMARY KEY(\"owner\",\"collection\",\"id\")\n);",
      "ALTER TABLE \"sign_in_methods\" ADD CONSTRAINT \"sign_in_methods_user_id_users_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"sessions\" ADD CONSTRAINT \"sessions_user_id_users_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"outbox\" ADD CONSTRAINT \"outbox_owner_users_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"consents\" ADD CONSTRAINT \"consents_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"profiles\" ADD CONSTRAINT \"profiles_user_id_users_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"progress\" ADD CONSTRAINT \"progress_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"records\" ADD CONSTRAINT \"records_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"sign_in_methods_user\" ON \"sign_in_methods\" USING btree (\"user_id\");",
      "CREATE INDEX \"sign_in_methods_provider\" ON \"sign_in_methods\" USING btree (\"provider_id\",\"account_id\");",
      "CREATE INDEX \"sessions_user\" ON \"sessions\" USING btree (\"user_id\");",
      "CREATE INDEX \"sessions_expiry\" ON \"sessions\" USING btree (\"expires_at\");",
      "CREATE INDEX \"verifications_identifier\" ON \"verifications\" USING btree (\"identifier\");",
      "CREATE INDEX \"outbox_due\" ON \"outbox\" USING btree (\"next_attempt_at\");",
      "CREATE INDEX \"outbox_owner\" ON \"outbox\" USING btree (\"owner\");",
      "CREATE INDEX \"consents_owner\" ON \"consents\" USING btree (\"owner\",\"id\");",
      "CREATE INDEX \"records_latest\" ON \"records\" USING btree (\"owner\",\"collection\",\"occurred_at\" DESC NULLS FIRST,\"id\") WHERE \"records\".\"sealed\" is not null;",
      "CREATE INDEX \"records_changes\" ON \"records\" USING btree (\"owner\",\"collection\",\"revision\");"
    ]
  },
  {
    "name": "0001_therapists",
    "statements": [
      "CREATE TABLE \"bookings\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"reference\" text NOT NULL,\n\t\"therapist_id\" text NOT NULL,\n\t\"starts_at\" timestamp (3) with time zone NOT NULL,\n\t\"ends_at\" timestamp (3) with time zone NOT NULL,\n\t\"state\" text NOT NULL,\n\t\"sequence\" integer DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\t\"mail_id\" text,\n\t\"practice_mail_id\" text,\n\t\"sealed\" \"bytea\" NOT NULL\n);",
      "CREATE TABLE \"therapist_messages\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"therapist_id\" text NOT NULL,\n\t\"author\" text NOT NULL,\n\t\"sent_at\" timestamp (3) with time zone NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL\n);",
      "ALTER TABLE \"bookings\" ADD CONSTRAINT \"bookings_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"bookings\" ADD CONSTRAINT \"bookings_mail_id_outbox_id_fk\" FOREIGN KEY (\"mail_id\") REFERENCES \"public\".\"outbox\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "ALTER TABLE \"bookings\" ADD CONSTRAINT \"bookings_practice_mail_id_outbox_id_fk\" FOREIGN KEY (\"practice_mail_id\") REFERENCES \"public\".\"outbox\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "ALTER TABLE \"therapist_messages\" ADD CONSTRAINT \"therapist_messages_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"bookings_reference\" ON \"bookings\" USING btree (\"reference\");",
      "CREATE UNIQUE INDEX \"bookings_slot\" ON \"bookings\" USING btree (\"therapist_id\",\"starts_at\") WHERE \"bookings\".\"state\" = 'booked';",
      "CREATE INDEX \"bookings_taken\" ON \"bookings\" USING btree (\"ends_at\") WHERE \"bookings\".\"state\" = 'booked';",
      "CREATE INDEX \"bookings_owner\" ON \"bookings\" USING btree (\"owner\",\"starts_at\");",
      "CREATE INDEX \"bookings_mail\" ON \"bookings\" USING btree (\"mail_id\");",
      "CREATE INDEX \"bookings_practice_mail\" ON \"bookings\" USING btree (\"practice_mail_id\");",
      "CREATE INDEX \"therapist_messages_thread\" ON \"therapist_messages\" USING btree (\"owner\",\"therapist_id\",\"sent_at\");"
    ]
  },
  {
    "name": "0002_account",
    "statements": [
      "CREATE TABLE \"email_confirmations\" (\n\t\"owner\" text PRIMARY KEY NOT NULL,\n\t\"token_digest\" text NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"email_confirmations_token_digest_unique\" UNIQUE(\"token_digest\")\n);",
      "CREATE TABLE \"provider_keys\" (\n\t\"owner\" text NOT NULL,\n\t\"capability\" text NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"provider_keys_owner_capability_pk\" PRIMARY KEY(\"owner\",\"capability\")\n);",
      "ALTER TABLE \"profiles\" ADD COLUMN \"further_language\" text;",
      "ALTER TABLE \"email_confirmations\" ADD CONSTRAINT \"email_confirmations_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"provider_keys\" ADD CONSTRAINT \"provider_keys_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;"
    ]
  },
  {
    "name": "0003_groups",
    "statements": [
      "CREATE TABLE \"group_members\" (\n\t\"group_id\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL,\n\t\"pseudonym_digest\" text NOT NULL,\n\t\"joined_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"group_members_group_id_owner_pk\" PRIMARY KEY(\"group_id\",\"owner\")\n);",
      "CREATE TABLE \"groups\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text,\n\t\"type\" text,\n\t\"sealed\" \"bytea\",\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\t\"closed_at\" timestamp (3) with time zone\n);",
      "ALTER TABLE \"group_members\" ADD CONSTRAINT \"group_members_group_id_groups_id_fk\" FOREIGN KEY (\"group_id\") REFERENCES \"public\".\"groups\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"group_members\" ADD CONSTRAINT \"group_members_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"groups\" ADD CONSTRAINT \"groups_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"group_members_pseudonym\" ON \"group_members\" USING btree (\"group_id\",\"pseudonym_digest\");",
      "CREATE INDEX \"group_members_owner\" ON \"group_members\" USING btree (\"owner\");",
      "CREATE INDEX \"groups_owner\" ON \"groups\" USING btree (\"owner\");",
      "CREATE INDEX \"groups_newest\" ON \"groups\" USING btree (\"created_at\");"
    ]
  },
  {
    "name": "0004_reminders",
    "statements": [
      "CREATE TABLE \"push_devices\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"reminders\" (\n\t\"owner\" text PRIMARY KEY NOT NULL,\n\t\"minute_of_day\" integer NOT NULL,\n\t\"time_zone\" text NOT NULL,\n\t\"language\" text NOT NULL,\n\t\"next_due_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"server_secrets\" (\n\t\"name\" text PRIMARY KEY NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL\n);",
      "ALTER TABLE \"push_devices\" ADD CONSTRAINT \"push_devices_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"reminders\" ADD CONSTRAINT \"reminders_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"push_devices_owner\" ON \"push_devices\" USING btree (\"owner\");",
      "CREATE INDEX \"reminders_due\" ON \"reminders\" USING btree (\"next_due_at\");"
    ]
  },
  {
    "name": "0005_record_quota",
    "statements": [
      "ALTER TABLE \"profiles\" ADD COLUMN \"record_count\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"profiles\" ADD COLUMN \"record_bytes\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"profiles\" ADD COLUMN \"tombstone_count\" integer DEFAULT 0 NOT NULL;",
      "UPDATE \"profiles\" SET \"record_count\" = \"kept\".\"present\", \"record_bytes\" = \"kept\".\"bytes\", \"tombstone_count\" = \"kept\".\"deleted\"\nFROM (SELECT \"owner\", count(\"sealed\")::int AS \"present\", count(*)::int - count(\"sealed\")::int AS \"deleted\", coalesce(sum(octet_length(\"sealed\")), 0) AS \"bytes\" FROM \"records\" GROUP BY \"owner\") AS \"kept\"\nWHERE \"kept\".\"owner\" = \"profiles\".\"user_id\";",
      "UPDATE \"records\" SET \"updated_at\" = now() WHERE \"updated_at\" > now() + interval '5 minutes';",
      "UPDATE \"records\" SET \"occurred_at\" = now() WHERE \"occurred_at\" > now() + interval '5 minutes';"
    ]
  },
  {
    "name": "0006_second_factors",
    "statements": [
      "CREATE TABLE \"passkeys\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"public_key\" \"bytea\" NOT NULL,\n\t\"counter\" bigint NOT NULL,\n\t\"transports\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"last_used_at\" timestamp (3) with time zone\n);",
      "CREATE TABLE \"recovery_codes\" (\n\t\"owner\" text NOT NULL,\n\t\"digest\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"recovery_codes_owner_digest_pk\" PRIMARY KEY(\"owner\",\"digest\")\n);",
      "CREATE TABLE \"totp_secrets\" (\n\t\"owner\" text PRIMARY KEY NOT NULL,\n\t\"sealed\" \"bytea\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"confirmed_at\" timestamp (3) with time zone,\n\t\"last_step\" bigint\n);",
      "ALTER TABLE \"passkeys\" ADD CONSTRAINT \"passkeys_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"recovery_codes\" ADD CONSTRAINT \"recovery_codes_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"totp_secrets\" ADD CONSTRAINT \"totp_secrets_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"passkeys_owner\" ON \"passkeys\" USING btree (\"owner\");"
    ]
  },
  {
    "name": "0007_shared_work",
    "statements": [
      "CREATE TABLE \"scheduled_jobs\" (\n\t\"name\" text PRIMARY KEY NOT NULL,\n\t\"next_run_at\" timestamp (3) with time zone NOT NULL,\n\t\"failures\" integer DEFAULT 0 NOT NULL\n);",
      "ALTER TABLE \"outbox\" ALTER COLUMN \"owner\" DROP NOT NULL;",
      "ALTER TABLE \"groups\" ADD COLUMN \"member_count\" integer DEFAULT 0 NOT NULL;",
      "UPDATE \"groups\" SET \"member_count\" = \"joined\".\"members\"\nFROM (SELECT \"group_id\", count(*)::int AS \"members\" FROM \"group_members\" GROUP BY \"group_id\") AS \"joined\"\nWHERE \"joined\".\"group_id\" = \"groups\".\"id\";"
    ]
  },
  {
    "name": "0008_moderation",
    "statements": [
      "CREATE TABLE \"group_decisions\" (\n\t\"id\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"group_decisions_id_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"group_id\" text NOT NULL,\n\t\"decision\" text NOT NULL,\n\t\"reason\" text,\n\t\"at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"group_hides\" (\n\t\"group_id\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"group_hides_group_id_owner_pk\" PRIMARY KEY(\"group_id\",\"owner\")\n);",
      "CREATE TABLE \"group_reports\" (\n\t\"group_id\" text NOT NULL,\n\t\"owner\" text NOT NULL,\n\t\"reason\" text NOT NULL,\n\t\"is_verified\" boolean NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"group_reports_group_id_owner_pk\" PRIMARY KEY(\"group_id\",\"owner\")\n);",
      "ALTER TABLE \"groups\" ADD COLUMN \"review\" text DEFAULT 'held' NOT NULL;",
      "ALTER TABLE \"groups\" ADD COLUMN \"reasons\" text DEFAULT '' NOT NULL;",
      "ALTER TABLE \"profiles\" ADD COLUMN \"suspended_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"group_hides\" ADD CONSTRAINT \"group_hides_group_id_groups_id_fk\" FOREIGN KEY (\"group_id\") REFERENCES \"public\".\"groups\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"group_hides\" ADD CONSTRAINT \"group_hides_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"group_reports\" ADD CONSTRAINT \"group_reports_group_id_groups_id_fk\" FOREIGN KEY (\"group_id\") REFERENCES \"public\".\"groups\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"group_reports\" ADD CONSTRAINT \"group_reports_owner_profiles_user_id_fk\" FOREIGN KEY (\"owner\") REFERENCES \"public\".\"profiles\"(\"user_id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"group_decisions_group\" ON \"group_decisions\" USING btree (\"group_id\",\"id\");",
      "CREATE INDEX \"group_hides_owner\" ON \"group_hides\" USING btree (\"owner\");",
      "CREATE INDEX \"group_reports_owner\" ON \"group_reports\" USING btree (\"owner\");"
    ]
  },
  {
    "name": "0009_record_revisions",
    "statements": [
      "DROP INDEX \"records_changes\";",
      "CREATE INDEX \"records_revisions\" ON \"records\" USING btree (\"owner\",\"revision\");"
    ]
  },
  {
    "name": "0010_booking_requests",
    "statements": [
      "DROP INDEX \"bookings_slot\";",
      "DROP INDEX \"bookings_taken\";",
      "ALTER TABLE \"bookings\" ADD COLUMN \"confirm_by\" timestamp (3) with time zone;",
      "ALTER TABLE \"bookings\" ADD COLUMN \"confirmed_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"bookings\" ADD COLUMN \"suggested_starts_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"bookings_open\" ON \"bookings\" USING btree (\"confirm_by\") WHERE \"bookings\".\"state\" = 'requested';",
      "CREATE UNIQUE INDEX \"bookings_slot\" ON \"bookings\" USING btree (\"therapist_id\",\"starts_at\") WHERE \"bookings\".\"state\" in ('booked', 'requested');",
      "CREATE INDEX \"bookings_taken\" ON \"bookings\" USING btree (\"ends_at\") WHERE \"bookings\".\"state\" in ('booked', 'requested');",
      "UPDATE \"bookings\" SET \"state\" = 'requested', \"confirm_by\" = least(now() + interval '48 hours', \"starts_at\" - interval '1 hour')\nWHERE \"state\" = 'booked' AND \"starts_at\" > now() + interval '1 hour'\nAND NOT EXISTS (SELECT 1 FROM \"outbox\" WHERE \"outbox\".\"id\" = \"bookings\".\"practice_mail_id\" AND \"outbox\".\"sent_at\" IS NOT NULL);"
    ]
  },
  {
    "name": "0011_booking_reminders",
    "statements": [
      "ALTER TABLE \"bookings\" ADD COLUMN \"reminded_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"bookings_unreminded\" ON \"bookings\" USING btree (\"starts_at\") WHERE \"bookings\".\"state\" = 'booked' and \"bookings\".\"reminded_at\" is null;"
    ]
  },
  {
    "name": "0012_use_sums",
    "statements": [
      "CREATE TABLE \"use_sums\" (\n\t\"day\" text NOT NULL,\n\t\"part\" text NOT NULL,\n\t\"uses\" integer NOT NULL,\n\t\"devices\" integer NOT NULL,\n\tCONSTRAINT \"use_sums_day_part_pk\" PRIMARY KEY(\"day\",\"part\")\n);"
    ]
  },
  {
    "name": "0013_device_keys",
    "statements": [
      "ALTER TABLE \"profiles\" ADD COLUMN \"device_key\" \"bytea\";",
      "ALTER TABLE \"records\" DROP COLUMN \"facet\";"
    ]
  },
  {
    "name": "0014_held_times",
    "statements": [
      "ALTER TABLE \"bookings\" ADD COLUMN \"held_starts_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"bookings\" ADD COLUMN \"held_ends_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"bookings_held\" ON \"bookings\" USING btree (\"held_ends_at\") WHERE \"bookings\".\"held_ends_at\" is not null;"
    ]
  },
  {
    "name": "0015_worry_reminders",
    "statements": [
      "ALTER TABLE \"reminders\" ADD COLUMN \"about\" text DEFAULT 'check_in' NOT NULL;",
      "ALTER TABLE \"reminders\" DROP CONSTRAINT \"reminders_pkey\";",
      "ALTER TABLE \"reminders\" ADD CONSTRAINT \"reminders_owner_about_pk\" PRIMARY KEY(\"owner\",\"about\");"
    ]
  },
  {
    "name": "0016_earlier_device_keys",
    "statements": [
      "ALTER TABLE \"profiles\" ADD COLUMN \"had_derived_key\" boolean DEFAULT false NOT NULL;"
    ]
  },
  {
    "name": "0017_chosen_preferences",
    "statements": [
      "ALTER TABLE \"profiles\" ADD COLUMN \"chosen_at\" jsonb DEFAULT '{}'::jsonb NOT NULL;"
    ]
  }
]
