-- Records the changes of tables that came with roles, AI, backups and API keys.
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'ai_settings', 'backup_schedules', 'post_provenance']) AS name;
SELECT audit_table('admin_invitations', '{email,token_hash}');
SELECT audit_table('api_keys', '{key_hash}');
SELECT audit_table('post_references', '{key}');
