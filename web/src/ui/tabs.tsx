import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export type Tab<T extends string> = {
  value: T
  label: string
  icon?: IconName
  content: ReactNode
}

type TabsProps<T extends string> = {
  label: string
  value: T
  tabs: Tab<T>[]
  onChange: (value: T) => void
  /** `side` puts the tabs at the left where there is room, and on top on a phone. */
  placement?: 'top' | 'side'
}

export function Tabs<T extends string>({
  label,
  value,
  tabs,
  onChange,
  placement = 'top',
}: TabsProps<T>) {
  const side = placement === 'side'
  return (
    <Base.Root
      value={value}
      onValueChange={(chosen: T) => onChange(chosen)}
      orientation={side ? 'vertical' : 'horizontal'}
      className={classes('flex min-h-0 flex-col', side && 'h-full sm:flex-row')}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className={classes(
          'flex shrink-0 gap-1',
          side
            ? 'max-sm:border-b max-sm:border-line max-sm:px-3 max-sm:pb-2 sm:w-45 sm:flex-col sm:border-r sm:border-line sm:p-3'
            : 'border-b border-line',
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={classes(
              'touch-target inline-flex h-9 items-center gap-2 text-soft transition-[background-color,color] hover:text-text data-active:font-medium data-active:text-text',
              side
                ? 'rounded-control px-3 hover:bg-fill data-active:bg-fill-strong'
                : '-mb-px border-b-2 border-transparent px-2 data-active:border-accent-text',
            )}
          >
            {tab.icon && <Icon name={tab.icon} size={16} />}
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className={classes('min-h-0 flex-1 outline-none', side && 'scroll-quiet')}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
