import { useTexts } from '../../../i18n/use-texts.ts'

/** The name of what credits were spent on; of something that is not known here its own. */
export function useSubjectText(): (subject: string) => string {
  const t = useTexts('adminMoney')
  const names: Record<string, string> = t.subjects
  return (subject) => names[subject] ?? subject
}
