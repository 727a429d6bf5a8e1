import { Injectable } from '@nestjs/common';

@Injectable()
export class AuftragExport {
  async csv(_ids: number[]): Promise<string> {
    return '';
  }
  async xml(_id: number): Promise<string> {
    return '';
  }
}
