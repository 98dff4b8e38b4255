// The arrows of ARCHITECTURE.md as data, checked by tools/arrows.mjs. A rule looks at the imports of the files that
// `from` matches. `never` names what they must not import; `only` what they may (of our own files; packages are listed
// with `packages`). `$1` stands for the first group of `from`. `values: true` leaves type-only imports alone.

// The modules of the contract that a browser loads: they need no zod.
const bundledModules =
  '(makings/[a-z-]+|han-variants|app-terms|shape|chart-rows|decode-text|fold-events|folded-text|guess-encoding|heading-slug|icon-service|locale|home-path|menu-names|envelope|encoding-letters|entry-markdown|estimate-tokens|price-rule|voice-price|currency-digits|refund-share|ledger-terms|tool-terms|work-terms|gallery-terms|knowledge-terms|market-terms|mind-markdown|mind-terms|outline-lines|outline-words|read-outline|model-declaration|work-price|prompt-variables|prompt-variants|suggest-upstream|upload-limits|staff-roles|prompt-flags|prompt-list|analytics-terms|content-terms|features/[a-z]+/(auth|code|own-connection)-rules)\\.ts$'

export const inTests = /\.test\.tsx?$|\/testing\/|\.suite\.ts$/

/** The wings of features, in contract and server. Each may import those before it, never those after it. */
export const wings = ['site', 'identity', 'money', 'talk', 'making', 'showing', 'running']

const wingRules = ['contract', 'server'].flatMap((name) =>
  wings.map((wing, place) => ({
    name: 'wings-have-an-order',
    why: `what is of ${wing} does not lean on what comes after it; tables are left out`,
    from: new RegExp(`^${name}/src/features/${wing}/`),
    never: new RegExp(
      `^${name}/src/features/(?!(${wings.slice(0, place + 1).join('|')})/)[^/]+/(?!.*\\.table\\.ts$)`,
    ),
    except: inTests,
  })),
)

/** Folders that may import each other one way only: never round in a circle. Tables are left out: foreign keys go both ways. */
export const folders = [
  {
    name: 'the features of the server',
    of: /^server\/src\/features\/[^/]+\/([^/]+)\//,
    except: inTests,
    exceptTargets: /\.table\.ts$/,
  },
  ...['talk/chat', 'making/works'].map((feature) => ({
    name: `the rooms of ${feature}`,
    of: new RegExp(`^server/src/features/${feature}/([^/]+)/`),
    except: inTests,
  })),
]

export const rules = [
  ...wingRules,
  {
    name: 'contract-stands-alone',
    why: 'client and server both build on the contract; it knows zod and nothing else',
    from: /^contract\//,
    only: [/^contract\//],
    packages: /^zod(\/|$)/,
    except: inTests,
  },
  {
    name: 'engines-know-parts-only',
    why: 'an engine knows the parts of a message, and no endpoint, database or server',
    from: /^engines\//,
    only: [
      /^engines\//,
      /^contract\/src\/(makings\/[a-z-]+|han-variants|message-parts|primitives|locale|guess-encoding|heading-slug|work-terms|model-declaration|prompt-flags)\.ts$/,
    ],
    except: inTests,
  },
  {
    name: 'engines-are-told-apart',
    why: 'an adapter reaches no other adapter; what they share lies beside them',
    from: /^engines\/src\/adapters\/([^/]+)\//,
    never: /^engines\/src\/adapters\/(?!$1\/)/,
    except: inTests,
  },
  {
    name: 'server-packages',
    why: 'the server builds on contract and engines',
    from: /^server\//,
    only: [/^server\//, /^contract\//, /^engines\//],
  },
  {
    name: 'platform-knows-no-feature',
    why: 'platform is what features stand on',
    from: /^server\/src\/platform\//,
    never: /^server\/src\/(features|services|app|main)/,
    except: inTests,
  },
  {
    name: 'routes-call-use-cases',
    why: 'routes translate between contract and use cases; queries are not theirs',
    from: /\.routes\.ts$/,
    never: /\.(store|table|jobs)\.ts$/,
  },
  {
    name: 'use-cases-are-plain',
    why: 'rules run without a web server and without a query builder',
    from: /^server\/src\/features\/[^/]+\/[^/]+\/(?!feature\.ts$|.*\.(routes|store|table|jobs)\.ts$)/,
    packages: /^(?!fastify|@fastify|drizzle-orm|pg$)/,
    never: /\.(table|routes)\.ts$/,
    except: inTests,
  },
  {
    name: 'stores-are-below',
    why: 'a store knows tables, not who asks',
    from: /^server\/src\/features\/.*\.(store|table)\.ts$/,
    never: /\.(usecases|routes|jobs)\.ts$/,
  },
  {
    name: 'doors-are-gone-through-in-one-place',
    why: 'what a feature brings is asked of the list of features; nobody reaches for one of them',
    from: /^server\/src\/(?!features\/features\.ts$)/,
    never: /^server\/src\/features\/[^/]+\/[^/]+\/feature\.ts$/,
  },
  {
    name: 'foreign-stores',
    why: 'a feature reaches another through its use cases, never through its store',
    from: /^server\/src\/features\/([^/]+\/[^/]+)\//,
    never: /^server\/src\/features\/(?!$1\/)[^/]+\/[^/]+\/.*\.(store|routes|jobs)\.ts$/,
    except: inTests,
  },
  {
    name: 'web-packages',
    why: 'the client builds on the contract',
    from: /^web\/src\//,
    only: [/^web\/src\//, /^contract\//],
  },
  {
    name: 'web-bundles-no-zod',
    why: 'of the contract only what needs no zod may reach a browser; the rest is types',
    from: /^web\/src\//,
    never: new RegExp(`^contract/src/(?!${bundledModules})`),
    values: true,
    except: inTests,
  },
  {
    name: 'bundled-contract-has-no-zod',
    why: 'these modules of the contract reach a browser',
    from: new RegExp(`^contract/src/${bundledModules}`),
    never: new RegExp(`^contract/src/(?!${bundledModules})`),
    packages: /^(?!zod)/,
    values: true,
  },
  {
    name: 'api-knows-no-interface',
    why: 'transport hands failures to a callback; it knows no router, store or toast',
    from: /^web\/src\/api\//,
    only: [/^web\/src\/api\//, /^web\/src\/lib\//, /^contract\//],
    except: inTests,
  },
  {
    name: 'lib-stands-alone',
    why: 'lib is storage and browser hooks for everybody',
    from: /^web\/src\/lib\//,
    only: [/^web\/src\/lib\//, /^contract\//],
    except: inTests,
  },
  {
    name: 'ui-knows-no-product',
    why: 'the design system has no product words',
    from: /^web\/src\/ui\//,
    only: [/^web\/src\/(ui|lib|i18n)\//],
    except: inTests,
  },
  {
    name: 'i18n-knows-texts-only',
    why: 'texts stand below all that shows them',
    from: /^web\/src\/i18n\//,
    only: [/^web\/src\/(i18n|lib)\//, /^contract\//],
    except: inTests,
  },
  {
    name: 'features-are-told-apart',
    why: 'features do not import features; screens compose',
    from: /^web\/src\/features\/([^/]+\/[^/]+)\//,
    only: [/^web\/src\/features\/$1\//, /^web\/src\/(api|ui|i18n|lib)\//, /^contract\//],
    except: inTests,
  },
  {
    name: 'screens-are-told-apart',
    why: 'screens do not import screens, and nothing of app',
    from: /^web\/src\/screens\/([^/]+)\//,
    only: [/^web\/src\/screens\/$1\//, /^web\/src\/(features|api|ui|i18n|lib)\//, /^contract\//],
    except: inTests,
  },
  {
    name: 'journeys-stay-outside',
    why: 'a journey knows the product as a browser does; it borrows test databases, test upstreams and stand-ins of vendors only',
    from: /^e2e\//,
    only: [/^e2e\//, /^contract\//, /^engines\/src\/testing\//, /^server\/src\/(.*\/)?testing\//],
  },
  {
    name: 'tests-stay-tests',
    why: 'what is shipped does not lean on what tests it',
    from: /^(contract|engines|server|web)\/src\/(?!.*(\.test\.tsx?$|\.suite\.ts$)|(.*\/)?testing\/)/,
    never: /\.test\.tsx?$|\/testing\//,
  },
]
