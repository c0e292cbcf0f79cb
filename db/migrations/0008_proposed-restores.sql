-- Up Migration

-- The version that a proposed revision brings back; null: it brings back none.
alter table pending_revision add column restored_from integer;
