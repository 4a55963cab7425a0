// The arrows of ARCHITECTURE.md, drawn from the resolved modules. Parsed by swc: TypeScript 7 has no compiler API, and
// without @swc/core this tool sees no module and calls that a success; so the check also asks how many it has seen.
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|[.](css|svg|woff2)' },
    },
    never(
      'domain-alone',
      'domain imports nothing but zod, libphonenumber-js and itself',
      '^packages/domain/src/(?!.*\\.test\\.ts$)',
      {
        pathNot: '^packages/domain/src/|(^|/)node_modules/(zod|libphonenumber-js)/',
      },
    ),
    never('web-not-api', 'web and api never import each other', '^apps/web/', { path: '^apps/api/' }),
    never('api-not-web', 'web and api never import each other', '^apps/api/', { path: '^apps/web/' }),
    never('product-not-tools', 'the product does not know its tools', '^(apps|packages)/', { path: '^(scripts|e2e)/' }),
    never('kernel-alone', 'the kernel knows no feature', '^packages/domain/src/kernel/', {
      path: '^packages/domain/src/(?!kernel/)',
    }),
    never(
      'platform-no-features',
      'the platform knows no feature',
      '^apps/(api|web)/src/platform/(?!.*\\.test\\.tsx?$)',
      {
        path: '^apps/(api|web)/src/features/',
      },
    ),
    never('ui-no-features', 'ui knows neither features nor areas', '^apps/web/src/ui/', {
      path: '^apps/web/src/(features|areas)/',
    }),
    never('engine-alone', 'an engine imports the domain and its own folder only', '^apps/api/src/engines/([^/]+)/', {
      path: '^(apps|packages)/',
      pathNot: ['^apps/api/src/engines/$1/', '^packages/domain/src/'],
    }),
    never(
      'api-features',
      'of another feature only its actions and queries are ours to use',
      '^apps/api/src/features/([^/]+)/',
      {
        path: '^apps/api/src/features/',
        pathNot: ['^apps/api/src/features/$1/', '/(actions|queries)[a-z-]*[.]ts$'],
      },
    ),
    never(
      'web-features',
      'of another feature only its parts/ and api.ts are ours to use',
      '^apps/web/src/features/([^/]+)/',
      {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '/parts/', '/api[a-z-]*[.]ts$'],
      },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
