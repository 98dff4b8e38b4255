export const adminModeration = {
  title: 'Moderation',
}

export type AdminModerationTexts = typeof adminModeration
