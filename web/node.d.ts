// The parts of Node and of ws that the build and the tests use.
declare function setImmediate(callback: () => void): void;
declare module 'node:fs' {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string, encoding: 'utf-8'): string;
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string;
}
declare module 'node:http' {
  export interface Request {
    url: string;
  }
  export interface Response {
    writeHead(status: number): Response;
    end(body: string): void;
  }
  export interface Server {
    listen(port: number, host: string, ready: () => void): void;
    address(): { port: number };
    close(): void;
    closeAllConnections(): void;
  }
  export function createServer(answer: (request: Request, response: Response) => void): Server;
}
declare module 'ws' {
  import type { Request, Server } from 'node:http';
  export interface Connection {
    send(text: string): void;
    close(): void;
    terminate(): void;
    close(code: number): void;
    on(event: 'message', listener: (data: { toString(): string }) => void): void;
  }
  export class WebSocketServer {
    constructor(options: { server: Server; verifyClient: () => boolean });
    on(event: 'connection', listener: (connection: Connection, request: Request) => void): void;
  }
  export const WebSocket: typeof globalThis.WebSocket;
}
