// Small modules that many late files share. Here, so that they come with the first load: each would else be a file of its own, or draw
// the file that every page fetches next into all screens.
import '../api/balance-changed.ts'
import '../api/offered-tools.ts'
import '../features/notices/queries.ts'
import '../features/update/read-version-file.ts'
import '../features/voice/voice-offer.ts'
import '../lib/clock-text.ts'
import '../lib/words-to-keep.ts'
import '../ui/lazy-image.tsx'
import '../ui/lazy-turns.ts'
