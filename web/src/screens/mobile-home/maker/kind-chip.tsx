import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { hueOf } from '../../../ui/kind-hues.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuChoice } from '../../../ui/menu-item.tsx'
import { kindIcons, type MakerKind } from './maker-kinds.ts'

type KindChipProps = {
  kind: MakerKind
  kinds: readonly MakerKind[]
  onChoose: (kind: MakerKind) => void
}

/** What will be made, to be changed with a press. */
export function KindChip({ kind, kinds, onChoose }: KindChipProps) {
  const t = useTexts('home')
  return (
    <Menu
      side="bottom"
      align="start"
      className="w-56"
      trigger={
        <Button
          kind="plain"
          aria-label={t.chooseKind({ kind: t.kinds[kind] })}
          className="gap-1.5! rounded-full! px-3!"
        >
          <Icon name={kindIcons[kind]} size={16} className={hueOf(kind)} />
          {t.kinds[kind]}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    >
      <MenuChoice
        value={kind}
        options={kinds.map((each) => ({
          value: each,
          label: (
            <span className="flex items-center gap-2.5">
              <Icon name={kindIcons[each]} size={16} className={hueOf(each)} />
              {t.kinds[each]}
            </span>
          ),
        }))}
        onChange={onChoose}
      />
    </Menu>
  )
}
