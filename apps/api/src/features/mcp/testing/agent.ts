import { randomUUID } from 'node:crypto';
import type { Portal } from '../../../testing/portal.js';

/** A key made by an administrator. */
export async function agentenschluessel(portal: Portal, dazu: object = {}): Promise<string> {
  const angaben = { name: `Agent ${randomUUID().slice(0, 8)}`, rechte: ['agent'], grenzeJeMinute: 10_000 };
  const fuer = 'benutzer' in dazu ? {} : { mandantId: portal.welt.nordKunde };
  const { body } = await (await portal.als('admin'))
    .post('/api/zugangsschluessel')
    .send({ ...angaben, ...fuer, ...dazu })
    .expect(201);
  return body.schluessel;
}

interface Werkzeugangabe {
  name: string;
  description: string;
  inputSchema: { type: string };
  annotations: { readOnlyHint: boolean };
}

interface Teil {
  type: string;
  text?: string;
  resource?: { mimeType: string; blob: string };
}

/** What the protocol answers: a result, or why there is none. */
export interface Protokollantwort {
  result?: {
    isError?: boolean;
    content?: Teil[];
    structuredContent?: Record<string, unknown>;
    tools?: Werkzeugangabe[];
    serverInfo?: { name: string };
  };
  error?: { code: number; message: string };
}

/** Speaks with the portal as an agent does that shows this key. */
export function einAgent(portal: Portal, schluessel: string) {
  const rufe = async (method: string, params: object): Promise<Protokollantwort> => {
    const antwort = await fetch(`${portal.url}/api/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${schluessel}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const text = await antwort.text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Protokollantwort;
  };
  return {
    rufe,
    werkzeuge: async () => (await rufe('tools/list', {})).result?.tools ?? [],
    /** What a tool answers: its object, whether it is a refusal, and the file that came along. */
    frage: async (name: string, angaben: Record<string, unknown> = {}) => {
      const { result = {} } = await rufe('tools/call', { name, arguments: angaben });
      const datei = result.content?.find((t) => t.type === 'resource')?.resource;
      return {
        falsch: result.isError === true,
        wert: result.structuredContent ?? {},
        text: result.content?.[0]?.text ?? '',
        datei: datei && { mimeType: datei.mimeType, inhalt: Buffer.from(datei.blob, 'base64') },
      };
    },
  };
}
