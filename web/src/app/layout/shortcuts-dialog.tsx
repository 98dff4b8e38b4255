import { useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { hotkeyLabels } from '../../lib/hotkey.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Kbd } from '../../ui/kbd.tsx'

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const common = useTexts('common')
  const t = useTexts('help')
  const list = useRef<HTMLDivElement>(null)
  const groups = [
    {
      title: t.shortcutsChat,
      rows: [
        ['enter', t.shortcutSend],
        ['shift+enter', t.shortcutNewline],
        ['arrowup', t.shortcutEditLast],
        ['escape', t.shortcutStop],
        ['mod+f', t.shortcutFind],
      ],
    },
    {
      title: t.shortcutsApp,
      rows: [
        ['mod+shift+o', t.shortcutNewChat],
        ['mod+k', t.shortcutSearch],
        ['mod+b', t.shortcutSidebar],
        ['mod+/', t.shortcutShortcuts],
      ],
    },
  ] as const
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={common.shortcutsTitle}
      closeLabel={common.close}
      initialFocus={list}
    >
      <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-1 text-small font-medium text-faint">{title}</h3>
            <dl>
              {rows.map(([keys, label]) => (
                <div key={keys} className="flex min-h-9 items-center justify-between gap-4">
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={hotkeyLabels(keys)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogWindow>
  )
}
