import './ui/base.css'
// The first screen shows answers: their styles come in the same file as all others.
import './features/talk/markdown/markdown.css'
import { boot } from './app/boot.tsx'
import './app/small-parts.ts'

void boot()
