import { useEffect, useState } from 'react'
import { copyText } from '../lib/clipboard.ts'
import type { ButtonKind } from './button.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

type CopyButtonProps = {
  text: string
  label: string
  /** Shown for two seconds when it is done. */
  copiedLabel: string
  kind?: ButtonKind
  size?: 'small' | 'medium'
  iconOnly?: boolean
}

export function CopyButton({
  text,
  label,
  copiedLabel,
  kind = 'plain',
  size = 'small',
  iconOnly,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const props = {
    icon: copied ? ('check' as const) : ('copy' as const),
    onClick: async () => setCopied(await copyText(text)),
  }
  if (iconOnly) return <IconButton {...props} size="small" label={copied ? copiedLabel : label} />
  return (
    <Button {...props} size={size} kind={kind}>
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  )
}
