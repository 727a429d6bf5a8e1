import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Dateiablage, DateiFehlt } from './dateiablage.js';

export interface S3Angaben {
  /** Of a storage that is not Amazon's. */
  endpunkt: string | undefined;
  region: string;
  bucket: string;
  schluesselId: string;
  geheimnis: string;
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** A bucket may hold other things too. */
const eigener = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Papers in an S3-compatible storage. An object is there as a whole or not at all, so there is nothing to rename. */
export class S3Ablage implements Dateiablage {
  private verbunden: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(private readonly angaben: S3Angaben) {}

  async lege(schluessel: string, pfad: string, inhaltstyp: string): Promise<void> {
    const { sdk, client } = await this.verbindung();
    await client.send(
      new sdk.PutObjectCommand({
        ...this.ort(schluessel),
        Body: createReadStream(pfad),
        ContentLength: (await stat(pfad)).size,
        ContentType: inhaltstyp,
      }),
    );
  }

  async hole(schluessel: string): Promise<Readable> {
    const { sdk, client } = await this.verbindung();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand(this.ort(schluessel)));
      return Body as Readable;
    } catch (grund) {
      if (grund instanceof sdk.NoSuchKey) throw new DateiFehlt(schluessel);
      throw grund;
    }
  }

  async entferne(schluessel: string): Promise<void> {
    const { sdk, client } = await this.verbindung();
    await client.send(new sdk.DeleteObjectCommand(this.ort(schluessel)));
  }

  /** Everything that lies there under a key of ours, for a backup. */
  async *alle(): AsyncGenerator<{ schluessel: string; bytes: number }> {
    const { sdk, client } = await this.verbindung();
    const { bucket: Bucket } = this.angaben;
    let ContinuationToken: string | undefined;
    do {
      const seite = await client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken }));
      for (const { Key = '', Size = 0 } of seite.Contents ?? [])
        if (eigener.test(Key)) yield { schluessel: Key, bytes: Size };
      ContinuationToken = seite.NextContinuationToken;
    } while (ContinuationToken);
  }

  private ort(schluessel: string) {
    return { Bucket: this.angaben.bucket, Key: schluessel };
  }

  /** Loaded when it is first needed: the library is large, and most portals keep their papers in a directory. */
  private verbindung(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.verbunden ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: this.client(sdk) }));
    return this.verbunden;
  }

  private client(sdk: Sdk): S3Client {
    const { endpunkt, region, schluesselId, geheimnis } = this.angaben;
    return new sdk.S3Client({
      region,
      credentials: { accessKeyId: schluesselId, secretAccessKey: geheimnis },
      // Storages other than Amazon's know buckets by path, and not all of them the newer checksums.
      ...(endpunkt ? { endpoint: endpunkt, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
    });
  }
}
