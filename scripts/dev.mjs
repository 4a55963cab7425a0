// The API restarts on changes; Vite serves the pages with hot reload and proxies /api.
import { spawn } from 'node:child_process'
import { install, serve } from './setup.mjs'

install()
const API = '3001'
const web = spawn('npx', ['vite', '--port', process.env.PORT ?? '3000', '--host'], {
  cwd: 'apps/web',
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://localhost:${API}` },
})
process.on('exit', () => web.kill())
serve('apps/api/src/main.ts', ['--watch'], { PORT: API, PUBLIC_URL: `http://localhost:${process.env.PORT ?? '3000'}` })
