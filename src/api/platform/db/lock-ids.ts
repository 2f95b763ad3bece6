/** The ids of PostgreSQL's advisory locks that have no name of their own: arbitrary numbers, each used once. */
export const LOCK_ID = {
  /** One process migrates at a time. */
  migration: 771_203_511,
  /** Closing a day of the cash book takes it alone, entries share it. */
  cashDay: 771_203_512,
  /** One process makes a backup at a time. */
  backup: 771_203_513,
  /** One process stores WAL at a time. */
  archive: 771_203_514,
  /** Two processes that make the folder of the backups at once would leave the key of one and the check of the other. */
  backupFolder: 771_203_515,
} as const;
