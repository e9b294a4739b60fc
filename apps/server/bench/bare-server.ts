import { createServer } from 'node:http'

/** What Node.js does with nothing on top: the measure for a route without the store. */
const body = JSON.stringify({ status: 'ok' })
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('Bare server is ready\n'))
