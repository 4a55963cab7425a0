import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'

type Operation = {
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: unknown }> }>
}
export type OpenapiDocument = { info: { version: string }; paths: Record<string, Record<string, Operation>> }

/** Works without scripts: sections fold with <details>. */
export const DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

/** The API documentation as HTML, rendered from the OpenAPI document. */
export function docsPage(document: OpenapiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: groupOf(path),
      text: section(method, path, operation),
    })),
  )
  const groups = [...Map.groupBy(operations, ({ group }) => group)].toSorted(([a], [b]) => a.localeCompare(b))
  const links = groups.map(([name, all]) => `<a href="#${escape(name)}">${escape(name)}</a> ${all.length}`)
  const listed = groups.map(
    ([name, all]) => `<h2 id="${escape(name)}">${escape(name)}</h2>${all.map(({ text }) => text).join('\n')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${BRAND.en} - API</title><style>${STYLE}</style></head><body><header><h1>${BRAND.en} API</h1>
<p>${operations.length} calls, version ${escape(document.info.version)}. <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<nav>${links.join(' · ')}</nav></header>
<main>${listed.join('\n')}</main></body></html>`
}

/** `/api/client/projects/:id` → `client/projects`: endpoints are grouped by their path. */
const groupOf = (path: string): string => {
  const [first = '', second = ''] = path.replace(/^\/(api\/)?/, '').split('/')
  return ['ops', 'client', 'talent'].includes(first) ? `${first}/${second}` : first
}

const section = (method: string, path: string, operation: Operation): string => `<details><summary>
<b class="${method}">${method.toUpperCase()}</b><code>${escape(path)}</code><span>${escape(operation.summary)}</span></summary>
<p>${escape(operation.description)}</p>
${operation.parameters.map((parameter) => `<p><code>${escape(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</p>`).join('')}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([media, { schema }]) => `<h3>Body: ${media}</h3>${json(schema)}`)
  .join('')}
${Object.entries(operation.responses)
  .map(([status, response]) => answer(status, response))
  .join('')}</details>`

const answer = (status: string, { description, content }: Operation['responses'][string]): string => {
  const schema = Number(status) < 300 ? content?.['application/json']?.schema : undefined
  return `<h3>${status}</h3><p class="said">${escape(description)}</p>${schema ? json(schema) : ''}`
}

const STYLE = `:root{color-scheme:light dark;--surface:oklch(.985 .006 85);--raised:#fff;--line:oklch(.9 .012 95);--ink:oklch(.24 .028 180);--soft:oklch(.45 .022 180);--accent:oklch(.44 .085 172)}
@media(prefers-color-scheme:dark){:root{--surface:oklch(.19 .018 185);--raised:oklch(.235 .02 185);--line:oklch(.32 .02 185);--ink:oklch(.95 .01 100);--soft:oklch(.78 .015 120);--accent:oklch(.76 .11 168)}}
body{margin:0 auto;max-inline-size:60rem;padding:2rem 1.25rem;font:16px/1.6 system-ui,sans-serif;background:var(--surface);color:var(--ink)}
a,b{color:var(--accent)}details{background:var(--raised);border:1px solid var(--line);border-radius:12px;margin-block:.6rem;padding:.75rem 1rem}
summary{display:flex;flex-wrap:wrap;gap:.75rem;cursor:pointer;align-items:baseline}summary span{color:var(--soft)}summary b{min-inline-size:3.5rem}
pre{overflow:auto;font-size:13px;line-height:1.5;border-inline-start:3px solid var(--line);padding-inline-start:1rem}.said{white-space:pre-line;color:var(--soft)}h3{margin-block:1rem 0;font-size:1rem}`
