import { useTexts } from '../../i18n/use-texts.ts'
import { useStored } from '../../lib/storage/use-stored.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { MenuCheck } from '../../ui/menu-item.tsx'
import { chosenTools, offeredTools, type ToolName, withTool } from './tool-choice.ts'

/** Which tools the model may use. `reason` says why it may use none at all. */
export function ToolsMenu({ reason }: { reason: string }) {
  const t = useTexts('chat')
  const chosen = useStored(chosenTools)
  const texts: Record<ToolName, [name: string, what: string]> = {
    calculate: [t.toolCalculate, t.toolCalculateText],
    date: [t.toolDate, t.toolDateText],
    convert_units: [t.toolConvertUnits, t.toolConvertUnitsText],
    search_handbook: [t.toolSearchHandbook, t.toolSearchHandbookText],
  }
  if (reason) {
    return (
      <IconButton
        icon="wrench"
        label={reason}
        size="large"
        data-tour="tools"
        aria-disabled
        className="opacity-45"
      />
    )
  }
  return (
    <Menu
      side="top"
      className="w-64"
      trigger={
        <IconButton
          icon="wrench"
          size="large"
          label={t.tools}
          data-tour="tools"
          className={classes(chosen.length === 0 && 'opacity-60')}
        />
      }
    >
      {offeredTools.map((name) => (
        <MenuCheck
          key={name}
          checked={chosen.includes(name)}
          detail={texts[name][1]}
          onChange={(wanted) => chosenTools.update((now) => withTool(now, name, wanted))}
        >
          {texts[name][0]}
        </MenuCheck>
      ))}
    </Menu>
  )
}
