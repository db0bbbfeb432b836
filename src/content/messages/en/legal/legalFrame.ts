/** What both legal texts say around their own words. */
export const legalFrame = {
  versionLabel: 'Version',
  dateLabel: 'In force from',
  contentsTitle: 'Contents',
  summaryTitle: 'In short',
  summaryNote: 'This is only a summary. The sections below say the same in full.',
} as const;
