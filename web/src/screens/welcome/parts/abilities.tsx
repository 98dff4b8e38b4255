import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { WelcomeSection } from './welcome-section.tsx'

/** What one can do on this site, each in two lines. */
export function Abilities() {
  const t = useTexts('welcome')
  const abilities: [IconName, string, string][] = [
    ['message-circle', t.chat, t.chatText],
    ['git-branch', t.branches, t.branchesText],
    ['image', t.pictures, t.picturesText],
    ['sigma', t.rich, t.richText],
    ['shield-check', t.kept, t.keptText],
    ['calculator', t.tools, t.toolsText],
  ]
  return (
    <WelcomeSection title={t.abilities}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {abilities.map(([icon, title, text]) => (
          <li key={icon}>
            <span className="grid size-10 place-items-center rounded-control bg-fill text-accent-text">
              <Icon name={icon} />
            </span>
            <h3 className="mt-4 text-read font-semibold">{title}</h3>
            <p className="mt-1 text-read text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </WelcomeSection>
  )
}
