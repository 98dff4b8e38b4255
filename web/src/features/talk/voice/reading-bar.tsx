// Reads a message aloud, by whom somebody chose, and shows how.
import '../../../ui/late.css'
import { useState } from 'react'
import { BrowserReading } from './browser-reading.tsx'
import type { ReadingBarProps } from './reading-props.ts'
import { SiteReading } from './site-reading.tsx'
import { voiceChoice } from './voice-choice.ts'

export function ReadingBar(props: ReadingBarProps) {
  // Whoever chooses another voice meanwhile hears it with the next message.
  const [bySite] = useState(() => voiceChoice.get().readBy === 'site')
  const Reading = bySite ? SiteReading : BrowserReading
  return <Reading key={props.entryId} {...props} />
}
