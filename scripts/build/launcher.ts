import { SERVER_BUNDLE } from './bundle.ts'
import { COMMANDS } from './commands.ts'

type NodeOptions = { args: readonly string[]; env: Readonly<Record<string, string>> }

const HELP_WIDTH = 16

/**
 * Text of `release/fareeq`. A shell script, because it must choose the Node that runs the rest: the release's own, which
 * fits one kind of machine, or the machine's. `exec`: signals reach the server, and no second process stays in memory.
 * `start` runs the bundle of the server, the other commands their sources.
 */
export function launcher(title: string, { args, env }: NodeOptions): string {
  const commands = Object.entries({ ...COMMANDS, start: [SERVER_BUNDLE, COMMANDS.start[1]] })
  return `#!/bin/sh
# Written by npm run build.
release=$(dirname "$(readlink -f "$0")")

case "\${1:-}" in
${commands.map(([name, [file]]) => `  ${name}) file=${file} ;;`).join('\n')}
  *)
    [ -z "\${1:-}" ] || [ "$1" = help ] || [ "$1" = --help ] || echo "There is no command «$1»." >&2
    cat <<'HELP'
${title}

${commands.map(([name, [, does]]) => `  fareeq ${name.padEnd(HELP_WIDTH)}${does}`).join('\n')}

The settings come from the environment. NODE_ENV is production unless it says otherwise.
HELP
    [ -z "\${1:-}" ] || [ "$1" = help ] || [ "$1" = --help ]
    exit
    ;;
esac
shift

for node in "$release"/node_modules/node-linux-*/bin/node "$(command -v node)"; do
  version=$("$node" --version 2>/dev/null) || continue
  case "$version" in v2[4-9].* | v[3-9]?.*) break ;; esac
  version=
done
if [ -z "$version" ]; then
  echo "This release was built for another kind of machine: install Node 24, or build it on a machine like this one." >&2
  exit 1
fi

export NODE_ENV="\${NODE_ENV:-production}"
${Object.entries(env)
  .map(([name, value]) => `export ${name}="\${${name}:-${value.startsWith('.') ? `$release/${value}` : value}}"`)
  .join('\n')}
exec "$node" ${args.join(' ')} "$release/$file" "$@"
`
}
