/** What `npm run atelier` can do, and `atelier` where a package or the image brought it. */
export const usage = `atelier <command>            in a checkout: npm run atelier -- <command>

  backup [--to FILE] [--without-files]   Back up the installation, running or not: every table as it is at one
                                         moment, and the stored files. By default to DATA_DIR/backups.
  restore FILE [--replace]               Restore a backup into an empty installation: an empty DATA_DIR, or an
                                         empty database at DATABASE_URL. --replace backs up what is there, then
                                         puts the backup in its place. The server must not run.
  check-backup FILE                      Read a backup from end to end and say whether it is whole.
  check-ledger                           Prove that the ledger adds up.
  owner                                  Make a link by which a new owner opens an account, once.
  owner NAME [--site CODE]               Make this member an owner.
        [--without-second-factor]        Turn their second factor off, and sign their devices out.
  renew-keys                             Change the key that stored keys are encrypted under. With SECRET_KEY set:
                                         from SECRET_KEY_OLD, beside running servers that know both. Without:
                                         make a new key in DATA_DIR; the server must not run.

They read the same environment as the server (docs/configuration.md).`
