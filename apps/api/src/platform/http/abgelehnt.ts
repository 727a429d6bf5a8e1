import type { FastifyReply } from 'fastify';

/** Of a list of ids those that did not qualify stand in a header; what is answered is about the others. */
export function nenneAbgelehnte(reply: FastifyReply, ids: readonly number[]): void {
  if (ids.length) void reply.header('abgelehnt', ids.join(','));
}
