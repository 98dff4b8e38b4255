/** Cases whose pictures stand at the entrance of a new site: of these there are samples as wide as a page. */
export const bannerCases = { drawing: 'peaks-in-cloud-sea', market: 'aurora-over-snow' } as const
