import fastify from 'fastify';

/**
 * The text of Scalar's one self-contained script. The package gives it only through its own route, whose page has one
 * nonce for ever, so the route is asked here in process and the page is ours. Imported late: it is 4 MB.
 */
export async function readScalarScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  try {
    await app.register(scalar, { routePrefix: '/docs', configuration: { url: '/json' } });
    const { statusCode, body } = await app.inject('/docs/js/scalar.js');
    if (statusCode !== 200) throw new Error(`Scalar does not give its script: ${statusCode}`);
    return body;
  } finally {
    await app.close();
  }
}
