import { useTexts } from '../../../i18n/use-texts.ts'

/** Who it was: by name, or by number for guests and those who have gone. */
export function PersonName({ id, name }: { id: number; name: string }) {
  const t = useTexts('adminMoney')
  return name ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <span className="text-soft">{t.account({ id })}</span>
  )
}
