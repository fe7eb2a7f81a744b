/** What the examples of the endpoints answer on the sample registry; a test compares them with the real answers. */
export const CARD_INPUT = {"front_image_url":"https://files.example.com/card-front.png","output_format":"vcard"};
export const CARD_OUTPUT = {
  "card": {
    "person": {
      "name": "佐藤 健一",
      "name_reading": null,
      "name_en": "Kenichi Sato",
      "name_en_source": "inferred_from_email",
      "name_en_confidence": "medium",
      "titles": [
        "主任"
      ],
      "titles_en": [
        "Supervisor"
      ],
      "departments": [
        "調達本部",
        "部品調達部"
      ],
      "departments_en": []
    },
    "organization": {
      "display_name": "トヨタ自動車株式会社",
      "display_name_en": null,
      "display_name_en_source": null,
      "display_name_en_confidence": null,
      "legal_name": "トヨタ自動車株式会社",
      "legal_name_en": null,
      "legal_name_en_source": null,
      "legal_name_en_confidence": null,
      "brand_names": [],
      "group_names": []
    },
    "contact": {
      "emails": [
        {
          "value": "kenichi.sato@toyota.example.co.jp",
          "type": "work"
        }
      ],
      "phones": [
        {
          "value": "0565-55-0100",
          "international": "+81565550100",
          "type": "work"
        },
        {
          "value": "0565-55-0101",
          "international": "+81565550101",
          "type": "fax"
        }
      ],
      "websites": []
    },
    "address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "raw_en": null,
      "normalized": "愛知県豊田市トヨタ町1",
      "normalized_en": "1 Toyotacho, Toyota-shi, Aichi",
      "postal_code": "471-8571",
      "prefecture": "愛知県",
      "city": "豊田市",
      "en_source": "kana_hepburn",
      "en_confidence": "high",
      "parse_confidence": 0.99
    },
    "notes": []
  },
  "extraction": {
    "languages_detected": [
      "ja"
    ],
    "sides_processed": [
      "front"
    ],
    "merged": false,
    "model_output_validated": true,
    "confidence": 0.952,
    "field_confidence": {
      "emails": 0.962,
      "phones": 0.962,
      "person_name": 0.972,
      "titles": 0.923,
      "departments": 0.913,
      "organization_display_name": 0.942,
      "organization_legal_name": 0.942,
      "address": 0.923,
      "postal_code": 0.952
    },
    "field_sources": {
      "emails": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "phones": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "person_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "titles": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "departments": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "person_name_en": {
        "side": "unknown",
        "language": "en",
        "inferred": true
      },
      "organization_display_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "organization_legal_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "address": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "postal_code": {
        "side": "front",
        "language": "en",
        "inferred": false
      }
    },
    "field_regions": {
      "emails": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          533.6,
          400,
          16.8
        ]
      },
      "phones": {
        "side": "front",
        "page": 1,
        "box": [
          112.6,
          497.6,
          379.4,
          16.8
        ]
      },
      "person_name": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          268.2,
          230,
          49.6
        ]
      },
      "titles": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          209,
          52,
          24
        ]
      },
      "departments": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          173,
          236,
          24
        ]
      },
      "organization_display_name": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          64.6,
          420,
          36.8
        ]
      },
      "address": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          458.8,
          318,
          22.4
        ]
      },
      "postal_code": {
        "side": "front",
        "page": 1,
        "box": [
          76,
          425.6,
          112,
          16.8
        ]
      }
    },
    "conflicts": [],
    "raw_text": null,
    "processing": {
      "engine": "structured_ocr",
      "sides": {
        "front": {
          "input_type": "image",
          "source": "file_url",
          "format": "png",
          "pages_processed": 1,
          "pages_total": 1,
          "image_quality": "good",
          "image_quality_score": 0.97,
          "ocr_engine": "onnx",
          "ocr_model": "recorded",
          "declared_mime_type_matches": null,
          "pages": [
            {
              "width": 1075,
              "height": 650,
              "unit": "px",
              "rotation": 0
            }
          ]
        }
      }
    }
  },
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "warnings": [],
  "format": "vcard",
  "vcard": "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:individual\r\nFN;ALTID=1;LANGUAGE=ja:佐藤 健一\r\nFN;ALTID=1;LANGUAGE=en:Kenichi Sato\r\nN;ALTID=1;LANGUAGE=ja:佐藤;健一;;;\r\nN;ALTID=1;LANGUAGE=en:Sato;Kenichi;;;\r\nORG:トヨタ自動車株式会社;調達本部;部品調達部\r\nTITLE;ALTID=1;LANGUAGE=ja:主任\r\nTITLE;ALTID=1;LANGUAGE=en:Supervisor\r\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+81565550100\r\nTEL;VALUE=uri;TYPE=\"work,fax\":tel:+81565550101\r\nEMAIL;TYPE=work:kenichi.sato@toyota.example.co.jp\r\nADR;TYPE=work;ALTID=1;LANGUAGE=ja:;;トヨタ町1番地;豊田市;愛知県\r\n ;471-8571;日本\r\nADR;TYPE=work;ALTID=1;LANGUAGE=en:;;1 Toyotacho\\, Toyota-shi\\, Aichi;;;471-\r\n 8571;Japan\r\nREV:20261115T030000Z\r\nEND:VCARD\r\n",
  "response_language": "both"
};
export const ENRICHED_OUTPUT = {
  "card": {
    "person": {
      "name": "佐藤 健一",
      "name_reading": null,
      "name_en": "Kenichi Sato",
      "name_en_source": "inferred_from_email",
      "name_en_confidence": "medium",
      "titles": [
        "主任"
      ],
      "titles_en": [
        "Supervisor"
      ],
      "departments": [
        "調達本部",
        "部品調達部"
      ],
      "departments_en": []
    },
    "organization": {
      "display_name": "トヨタ自動車株式会社",
      "display_name_en": null,
      "display_name_en_source": null,
      "display_name_en_confidence": null,
      "legal_name": "トヨタ自動車株式会社",
      "legal_name_en": null,
      "legal_name_en_source": null,
      "legal_name_en_confidence": null,
      "brand_names": [],
      "group_names": []
    },
    "contact": {
      "emails": [
        {
          "value": "kenichi.sato@toyota.example.co.jp",
          "type": "work"
        }
      ],
      "phones": [
        {
          "value": "0565-55-0100",
          "international": "+81565550100",
          "type": "work"
        },
        {
          "value": "0565-55-0101",
          "international": "+81565550101",
          "type": "fax"
        }
      ],
      "websites": []
    },
    "address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "raw_en": null,
      "normalized": "愛知県豊田市トヨタ町1",
      "normalized_en": "1 Toyotacho, Toyota-shi, Aichi",
      "postal_code": "471-8571",
      "prefecture": "愛知県",
      "city": "豊田市",
      "en_source": "kana_hepburn",
      "en_confidence": "high",
      "parse_confidence": 0.99
    },
    "notes": []
  },
  "extraction": {
    "languages_detected": [
      "ja"
    ],
    "sides_processed": [
      "front"
    ],
    "merged": false,
    "model_output_validated": true,
    "confidence": 0.952,
    "field_confidence": {
      "emails": 0.962,
      "phones": 0.962,
      "person_name": 0.972,
      "titles": 0.923,
      "departments": 0.913,
      "organization_display_name": 0.942,
      "organization_legal_name": 0.942,
      "address": 0.923,
      "postal_code": 0.952
    },
    "field_sources": {
      "emails": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "phones": {
        "side": "front",
        "language": "en",
        "inferred": false
      },
      "person_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "titles": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "departments": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "person_name_en": {
        "side": "unknown",
        "language": "en",
        "inferred": true
      },
      "organization_display_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "organization_legal_name": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "address": {
        "side": "front",
        "language": "ja",
        "inferred": false
      },
      "postal_code": {
        "side": "front",
        "language": "en",
        "inferred": false
      }
    },
    "field_regions": {
      "emails": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          533.6,
          400,
          16.8
        ]
      },
      "phones": {
        "side": "front",
        "page": 1,
        "box": [
          112.6,
          497.6,
          379.4,
          16.8
        ]
      },
      "person_name": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          268.2,
          230,
          49.6
        ]
      },
      "titles": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          209,
          52,
          24
        ]
      },
      "departments": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          173,
          236,
          24
        ]
      },
      "organization_display_name": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          64.6,
          420,
          36.8
        ]
      },
      "address": {
        "side": "front",
        "page": 1,
        "box": [
          62,
          458.8,
          318,
          22.4
        ]
      },
      "postal_code": {
        "side": "front",
        "page": 1,
        "box": [
          76,
          425.6,
          112,
          16.8
        ]
      }
    },
    "conflicts": [],
    "raw_text": null,
    "processing": {
      "engine": "structured_ocr",
      "sides": {
        "front": {
          "input_type": "image",
          "source": "file_url",
          "format": "png",
          "pages_processed": 1,
          "pages_total": 1,
          "image_quality": "good",
          "image_quality_score": 0.97,
          "ocr_engine": "onnx",
          "ocr_model": "recorded",
          "declared_mime_type_matches": null,
          "pages": [
            {
              "width": 1075,
              "height": 650,
              "unit": "px",
              "rotation": 0
            }
          ]
        }
      }
    }
  },
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "warnings": [],
  "format": "vcard",
  "vcard": "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:individual\r\nFN;ALTID=1;LANGUAGE=ja:佐藤 健一\r\nFN;ALTID=1;LANGUAGE=en:Kenichi Sato\r\nN;ALTID=1;LANGUAGE=ja:佐藤;健一;;;\r\nN;ALTID=1;LANGUAGE=en:Sato;Kenichi;;;\r\nORG:トヨタ自動車株式会社;調達本部;部品調達部\r\nTITLE;ALTID=1;LANGUAGE=ja:主任\r\nTITLE;ALTID=1;LANGUAGE=en:Supervisor\r\nTEL;VALUE=uri;TYPE=\"work,voice\":tel:+81565550100\r\nTEL;VALUE=uri;TYPE=\"work,fax\":tel:+81565550101\r\nEMAIL;TYPE=work:kenichi.sato@toyota.example.co.jp\r\nADR;TYPE=work;ALTID=1;LANGUAGE=ja:;;トヨタ町1番地;豊田市;愛知県\r\n ;471-8571;日本\r\nADR;TYPE=work;ALTID=1;LANGUAGE=en:;;1 Toyotacho\\, Toyota-shi\\, Aichi;;;471-\r\n 8571;Japan\r\nREV:20261115T030000Z\r\nEND:VCARD\r\n",
  "response_language": "both",
  "company": {
    "match": {
      "status": "verified_name_and_address",
      "confidence": 0.95,
      "confidence_scope": "company_name_and_address",
      "name_match": true,
      "address_match": true,
      "address_status": "matches_registered_address",
      "possible_branch_or_office": false,
      "candidate_count": 1,
      "match_type": "name_and_address",
      "match_evidence": {
        "legal_name": true,
        "address": true,
        "email_domain": false,
        "website_domain": null
      },
      "evidence_notes": []
    },
    "legal_entity": {
      "name": "トヨタ自動車株式会社",
      "name_en": "TOYOTA MOTOR CORPORATION",
      "name_en_source": "nta_official",
      "name_en_confidence": "official",
      "corporate_number": "1180301018771",
      "status": "active",
      "address": "愛知県豊田市トヨタ町１番地",
      "address_en": "1 Toyota-cho, Toyota-shi, Aichi",
      "address_en_source": "nta_official",
      "address_en_confidence": "official",
      "postal_code": "471-0826",
      "prefecture": "愛知県",
      "city": "豊田市",
      "assignment_date": "2015-10-05",
      "close_date": null
    },
    "candidates": [
      {
        "corporate_number": "1180301018771",
        "name": "トヨタ自動車株式会社",
        "name_en_display": "TOYOTA MOTOR CORPORATION",
        "address": "愛知県豊田市トヨタ町１番地",
        "address_en_display": "1 Toyota-cho, Toyota-shi, Aichi",
        "status": "active",
        "match_score": 0.95,
        "matches_requested_address": true
      }
    ],
    "invoice": {
      "status": "registered",
      "registration_number": "T1180301018771",
      "verdict": "qualified",
      "corporate_number": "1180301018771",
      "entity": "corporation",
      "registration_date": "2023-10-01",
      "cancel_date": null,
      "data_freshness": "sample",
      "data_as_of": "2026-11-15",
      "source": "nta_invoice_registry",
      "reason": null,
      "format_valid": true,
      "checksum_valid": true,
      "qualified_invoice_registered": true,
      "verified": true
    },
    "source": "nta_corporate_registry",
    "data_freshness": "sample",
    "data_as_of": "2026-11-15"
  }
};
