export const adminContent = {
  title: 'Content',
}

export type AdminContentTexts = typeof adminContent
