#!/bin/sh
# For HEALTHCHECK of the image: a web node or a worker says whether it is ready; a runner has no port.
[ "$ROLES" = runner ] && exit 0
for node in /srv/fareeq/node_modules/node-linux-*/bin/node node; do
  command -v "$node" >/dev/null && break
done
exec "$node" -e "fetch('http://127.0.0.1:${PORT:-3000}/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
