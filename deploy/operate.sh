#!/bin/sh
# In the image, what `npm run atelier --` is in a checkout: atelier backup | restore FILE | check-backup FILE | check-ledger
exec node --disable-warning=ExperimentalWarning --import /app/tools/quick-imports.mjs /app/server/src/commands/main.ts "$@"
